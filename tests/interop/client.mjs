// The official TypeScript SDKs as a client: client.mjs MODULES REVISION CALLS COMMAND…
//
// As client.py, with the packages in the folder MODULES. For 2026-07-28 the
// client package of the second generation; for the handshakes the first one,
// unless REVISION is "2", which lets the second one shake hands.

import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const [modules, revision, calls, command, ...parameters] = process.argv.slice(2);
const load = file => import(pathToFileURL(`${modules}/@modelcontextprotocol/${file}`));
const form = { elicitation: { form: {} } };
const about = { name: 'interop', version: '0' };

let answers = [];
let forms = [];
const answer = async request => {
  const { message, requestedSchema } = request.params;
  forms.push({ message, form: requestedSchema });
  return answers.shift();
};

const [client, transport] = await (revision.startsWith('2025') ? first() : second());
await client.connect(transport);
for (const [tool, prepared] of JSON.parse(calls)) {
  [answers, forms] = [[...prepared], []];
  const parameters = tool === 'test_elicitation' ? { message: 'Who are you?' } : {};
  const result = await client.callTool({ name: tool, arguments: parameters });
  const text = result.content.map(block => block.text).join('');
  console.log(JSON.stringify({ tool, forms, error: result.isError === true, text }));
}
await client.close();

async function first() {
  const resolve = createRequire(`${modules}/`).resolve;
  const part = name => import(pathToFileURL(resolve(`@modelcontextprotocol/sdk/${name}`)));
  const { Client } = await part('client/index.js');
  const { StdioClientTransport } = await part('client/stdio.js');
  const { ElicitRequestSchema } = await part('types.js');
  const client = new Client(about, { capabilities: form });
  client.setRequestHandler(ElicitRequestSchema, answer);
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
  return [client, new StdioClientTransport({ command, args: parameters })];
}
