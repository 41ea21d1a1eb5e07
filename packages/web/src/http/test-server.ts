/** A real HTTP server for the tests of this folder: it records what it is asked. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Asked {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export type Handler = (asked: Asked, response: ServerResponse) => void | Promise<void>;

export interface TestServer {
  origin: string;
  asked: Asked[];
  /** `GET /api/session` → how many times. */
  count: (line: string) => number;
  close: () => Promise<void>;
}

export async function startTestServer(handlers: Record<string, Handler>): Promise<TestServer> {
  const asked: Asked[] = [];
  const lineOf = ({ method, url }: Asked) => `${method} ${url.split('?', 1)[0]}`;
  const server = createServer((request, response) => {
    void readBody(request).then(async (body) => {
      const { method = '', url = '', headers } = request;
      const entry = { method, url, headers, body };
      asked.push(entry);
      const handler = handlers[lineOf(entry)];
      if (handler) await handler(entry, response);
      else response.writeHead(404).end('nothing here');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    count: (line) => asked.filter((entry) => lineOf(entry) === line).length,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
  response.end(JSON.stringify(body));
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}
