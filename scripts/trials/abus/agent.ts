/** Someone who calls the shop from an address of the network of their own. */
import { Agent as Connections, request, type RequestOptions } from 'node:http';

export interface Answer {
  status: number;
  text: string;
  headers: Record<string, string | string[] | undefined>;
}

export interface Agent {
  call(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer>;
  raw(method: string, path: string, body: string | Buffer, type: string): Promise<Answer>;
  upload(path: string, name: string, type: string, file: Buffer): Promise<Answer>;
  page(path: string): Promise<Answer>;
}

const connections = new Connections({ keepAlive: true, maxSockets: 2000 });

function send(
  url: string,
  localAddress: string,
  options: RequestOptions & { body?: string | Buffer },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { body, ...rest } = options;
    const asked = request(url, { localAddress, agent: connections, ...rest }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          text: Buffer.concat(chunks).toString(),
          headers: answer.headers,
        }),
      );
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

export interface AgentOptions {
  /** False: someone who brings no cookie. */
  session?: boolean;
  /** The bearer and the cookie of a session opened before. */
  bearer?: string;
  cookie?: string;
}

/** With a session of their own by default. */
export async function agent(
  url: string,
  localAddress: string,
  { session = true, bearer, cookie: kept }: AgentOptions = {},
): Promise<Agent> {
  const headers: Record<string, string> = {};
  if (bearer !== undefined) {
    headers['authorization'] = `Bearer ${bearer}`;
    headers['cookie'] = kept ?? '';
  } else if (session) {
    const opened = await send(`${url}/api/session`, localAddress, { method: 'GET' });
    const { token } = JSON.parse(opened.text) as { token: { access_token: string } };
    headers['authorization'] = `Bearer ${token.access_token}`;
    const [cookie = ''] = [opened.headers['set-cookie'] ?? ''].flat();
    headers['cookie'] = cookie.split(';', 1)[0] ?? '';
  }
  const raw: Agent['raw'] = (method, path, body, type) =>
    send(url + path, localAddress, { method, body, headers: { ...headers, 'content-type': type } });
  return {
    raw,
    call(method, path, body, more = {}) {
      const json = body === undefined ? undefined : JSON.stringify(body);
      return send(url + path, localAddress, {
        method,
        ...(json !== undefined && { body: json }),
        headers: {
          ...headers,
          ...(json !== undefined && { 'content-type': 'application/json' }),
          ...more,
        },
      });
    },
    upload(path, name, type, file) {
      const edge = 'comptoir-abus';
      const head = `--${edge}\r\nContent-Disposition: form-data; name="fichier"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
      const body = Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${edge}--\r\n`)]);
      return raw('POST', path, body, `multipart/form-data; boundary=${edge}`);
    },
    page: (path) => send(url + path, localAddress, { method: 'GET', headers }),
  };
}
