/**
 * The memory of a shop that was started with `INSPECTED`: what the kernel gave it, and what of that
 * is still in use once everything else is collected. The first grows while caches fill and V8 finds
 * no reason to collect; only the second shows a leak.
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Shop } from '../../../e2e/harness/shop.ts';

/** In the environment of the shop; the port is a free one, which it prints. */
export const INSPECTED = { NODE_OPTIONS: '--inspect=127.0.0.1:0' };

/** In MB. */
export interface Memory {
  resident: number;
  /** The heap of the thread that answers, after a collection. */
  heap: number;
  /** Buffers of the same thread. */
  external: number;
}

const MB = 1024 * 1024;

export function residentOf({ pid }: Shop): number {
  const [, kb] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kb ?? 0) / 1024);
}

export async function measureMemory(shop: Shop): Promise<Memory> {
  // The first address is that of the process itself, which starts before those it starts.
  const [address] = /ws:\/\/\S+/.exec(shop.logs()) ?? [];
  if (!address) throw new Error('the shop was not started to be inspected');
  const socket = new WebSocket(address);
  await once(socket, 'open');
  try {
    await ask(socket, 'HeapProfiler.collectGarbage', {});
    const { result } = await ask(socket, 'Runtime.evaluate', {
      expression: 'process.memoryUsage()',
      returnByValue: true,
    });
    const { heapUsed, external } = (result as { value: NodeJS.MemoryUsage }).value;
    return {
      resident: residentOf(shop),
      heap: Math.round(heapUsed / MB),
      external: Math.round(external / MB),
    };
  } finally {
    // A shop does not end while somebody inspects it.
    socket.close();
  }
}

function ask(
  socket: WebSocket,
  method: string,
  params: object,
): Promise<Readonly<Record<string, unknown>>> {
  return new Promise((resolve) => {
    socket.addEventListener(
      'message',
      ({ data }) =>
        resolve((JSON.parse(String(data)) as { result: Record<string, unknown> }).result),
      { once: true },
    );
    socket.send(JSON.stringify({ id: 1, method, params }));
  });
}

export function tellMemory({ resident, heap, external }: Memory): string {
  return `${resident} MB (${heap} of objects and ${external} of buffers in use)`;
}
