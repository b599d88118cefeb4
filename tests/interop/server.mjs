// A server of the official TypeScript SDK, on stdio: its form is an object of zod.
// server.mjs MODULES, the folder of the packages.

import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const resolve = createRequire(`${process.argv[2]}/`).resolve;
const load = name => import(pathToFileURL(resolve(name)));
const { McpServer } = await load('@modelcontextprotocol/sdk/server/mcp.js');
const { StdioServerTransport } = await load('@modelcontextprotocol/sdk/server/stdio.js');
const { z } = await load('zod');

const Booking = z.strictObject({
  name: z.string().regex(/^[A-Z]/).max(20),
  seats: z.int().positive().max(8),
  day: z.iso.date(),
  menu: z.enum(['fish', 'none']).default('fish'),
  wines: z.array(z.enum(['red', 'white'])).max(2).optional(),
  tip: z.number().nonnegative().nullable().optional(),
  window: z.union([z.literal('yes'), z.literal('no')]).optional(),
});

const server = new McpServer({ name: 'typescript', version: '0' });
server.registerTool('book', { description: 'Books a table' }, async () => {
  const requestedSchema = z.toJSONSchema(Booking, { io: 'input' });
  const result = await server.server.elicitInput({ message: 'Which table?', requestedSchema });
  const text = result.action === 'accept' ? JSON.stringify(Booking.parse(result.content)) : result.action;
  return { content: [{ type: 'text', text }] };
});
await server.connect(new StdioServerTransport());
