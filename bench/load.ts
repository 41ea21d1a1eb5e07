/** Sends requests over keep-alive connections for a while and checks every answer. */
import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';

export interface Sent {
  path: string;
  headers?: Record<string, string>;
  method?: string;
  body?: string;
}

export interface LoadOptions {
  url: string;
  /** The nth request; GET unless it says its method. */
  next: (n: number) => Sent;
  /** Throws or answers false when the body is not the right one. */
  check: (status: number, body: Buffer) => boolean;
  connections?: number;
  seconds?: number;
  /** Nothing is left to send: it ends before its time. */
  isOver?: () => boolean;
}

export interface LoadResult {
  requests: number;
  perSecond: number;
  p50: number;
  p95: number;
}

export async function load(options: LoadOptions): Promise<LoadResult> {
  const { url, next, check, connections = 16, seconds = 5, isOver = () => false } = options;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const started = performance.now();
  const until = started + seconds * 1000;
  let sent = 0;
  async function worker(): Promise<void> {
    while (performance.now() < until && !isOver()) {
      const { path, ...asked } = next(sent++);
      const begun = performance.now();
      const { status, body } = await send(url + path, asked, agent);
      times.push(performance.now() - begun);
      if (!check(status, body)) throw new Error(`wrong answer to ${path}: ${status}`);
    }
  }
  await Promise.all(Array.from({ length: connections }, worker));
  const elapsed = (performance.now() - started) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  const quantile = (q: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * q))] ?? 0;
  return {
    requests: times.length,
    perSecond: times.length / elapsed,
    p50: quantile(0.5),
    p95: quantile(0.95),
  };
}

/** Some of `length` pages are seen far more than others: half of the visits go to a quarter. */
export function popular(n: number, length: number): number {
  const spread = (n * 0.618_033_988_749) % 1;
  return Math.floor(length * spread ** 2);
}

export function get(
  url: string,
  headers?: Record<string, string>,
): Promise<{ status: number; body: Buffer }> {
  return send(url, headers ? { headers } : {});
}

/** The answer as it travelled: nothing decompressed. */
function send(
  url: string,
  { headers = {}, method = 'GET', body }: Omit<Sent, 'path'>,
  agent?: Agent,
): Promise<{ status: number; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks) }),
      );
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
