// The official TypeScript SDKs as a client: client.mjs MODULES REVISION CALLS COMMAND…
//
// As client.py, with the packages in the folder MODULES. For 2026-07-28 the
// client package of the second generation; for the handshakes the first one,
// unless REVISION is "2", which lets the second one shake hands. With URLS in the
// environment it declares that it opens addresses; the person's browser is page.py.

import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const [modules, revision, calls, command, ...parameters] = process.argv.slice(2);
const load = file => import(pathToFileURL(`${modules}/@modelcontextprotocol/${file}`));
const form = { elicitation: process.env.URLS ? { form: {}, url: {} } : { form: {} } };
const about = { name: 'interop', version: '0' };

let answers = [];
let forms = [];
let urls = [];
let completed = [];
const answer = async request => {
  const { mode, message, requestedSchema, url } = request.params;
  const { token, ...result } = answers.shift();
  if (mode === 'url') {
    urls.push(request.params);
    if (token) spawn('python3', [new URL('page.py', import.meta.url).pathname, url, token], { stdio: 'inherit' });
  } else {
    forms.push({ message, form: requestedSchema });
  }
  return result;
};
const complete = notification => void completed.push(notification.params.elicitationId);

const [client, transport] = await (revision.startsWith('2025') ? first() : second());
await client.connect(transport);
for (const [tool, prepared] of JSON.parse(calls)) {
  [answers, forms, urls, completed] = [[...prepared], [], [], []];
  const parameters = tool === 'test_elicitation' ? { message: 'Who are you?' } : {};
  const called = client.callTool({ name: tool, arguments: parameters });
  // An error of the protocol is one as well.
  const result = await called.catch(error => ({ content: [{ text: error.message }], isError: true }));
  const text = result.content.map(block => block.text).join('');
  console.log(JSON.stringify({ tool, forms, urls, completed, error: result.isError === true, text }));
}
await client.close();

async function first() {
  const resolve = createRequire(`${modules}/`).resolve;
  const part = name => import(pathToFileURL(resolve(`@modelcontextprotocol/sdk/${name}`)));
  const { Client } = await part('client/index.js');
  const { StdioClientTransport } = await part('client/stdio.js');
  const { ElicitRequestSchema, ElicitationCompleteNotificationSchema } = await part('types.js');
  const client = new Client(about, { capabilities: form });
  client.setRequestHandler(ElicitRequestSchema, answer);
  client.setNotificationHandler(ElicitationCompleteNotificationSchema, complete);
  const transport = new StdioClientTransport({ command, args: parameters });
  // The SDK offers its newest handshake only.
  const send = transport.send.bind(transport);
  transport.send = message => {
    if (message.method === 'initialize') message.params.protocolVersion = revision;
    return send(message);
  };
  return [client, transport];
}

async function second() {
  const { Client } = await load('client/dist/index.mjs');
  const { StdioClientTransport } = await load('client/dist/stdio.mjs');
  const mode = revision === '2' ? 'legacy' : { pin: revision };
  const client = new Client(about, { versionNegotiation: { mode }, capabilities: form });
  client.setRequestHandler('elicitation/create', answer);
  client.setNotificationHandler('notifications/elicitation/complete', complete);
  return [client, new StdioClientTransport({ command, args: parameters })];
}
