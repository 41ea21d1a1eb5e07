/**
 * `bare-server.ts <shop> <path>` serves a listing of that shop rendered by React alone: the floor that
 * the real server is held against.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build } from 'vite';

const web = join(import.meta.dirname, '../packages/web');
const outDir = join(web, 'dist/bare');
await build({
  root: web,
  configFile: join(web, 'vite.config.ts'),
  configLoader: 'native',
  logLevel: 'error',
  build: {
    ssr: join(import.meta.dirname, 'bare-entry.tsx'),
    outDir,
    rolldownOptions: { input: join(import.meta.dirname, 'bare-entry.tsx') },
  },
});
const { createBareRender } = (await import(join(outDir, 'bare-entry.js'))) as {
  createBareRender: (shop: string, path: string) => Promise<() => string>;
};
const [, , shop, path] = process.argv;
if (!shop || !path) throw new Error('bare-server.ts needs a shop and a path');
const render = await createBareRender(shop, path);
const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(render());
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
