import { connect, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import Fastify, { type FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { registerClose } from '../../src/http/close-http.ts';

async function listen(patience?: number): Promise<FastifyInstance> {
  const http = Fastify({ forceCloseConnections: 'idle' });
  registerClose(http, patience);
  http.get('/grand', () => Buffer.alloc(64_000_000));
  http.get('/lent', async () => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    return 'fini';
  });
  await http.listen({ port: 0, host: '127.0.0.1' });
  return http;
}

async function ask(http: FastifyInstance, path: string): Promise<Socket> {
  const { port } = http.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`);
  return socket;
}

test('who does not read their answer keeps no shop from stopping', async () => {
  const http = await listen(200);
  const socket = await ask(http, '/grand');
  await once(socket, 'readable');
  const begun = performance.now();
  await http.close();
  expect(performance.now() - begun).toBeLessThan(2000);
  socket.destroy();
});

test('a request under way is answered before the shop stops', async () => {
  const http = await listen();
  const socket = await ask(http, '/lent');
  let answer = '';
  socket.on('data', (bytes) => (answer += bytes.toString()));
  await once(http.server, 'request');
  const begun = performance.now();
  await http.close();
  expect(performance.now() - begun).toBeLessThan(3000);
  await expect.poll(() => answer).toContain('fini');
});
