/**
 * The memory of a shop that was started with `INSPECTED`: what the kernel gave it, and what of that
 * is still in use once everything else is collected. The first grows while caches fill and V8 finds
 * no reason to collect; only the second shows a leak.
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { Shop } from '../../../e2e/harness/shop.ts';
import type { Pool } from '../../../packages/server/src/db/pool.ts';
import { transaction } from '../../../packages/server/src/db/transaction.ts';
import { emettre } from '../../../packages/server/src/outbox/outbox.ts';

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

/** A shop hears of changes within a second. */
const HEARD_MS = 3000;

/**
 * Once what is kept of the catalogue has left: it grows to its bounds as long as something else is
 * asked for, and would hide what grows without any.
 */
export async function measureWithoutCaches(shop: Shop, pool: Pool): Promise<Memory> {
  await transaction(pool, (tx) => emettre(tx, 'catalogue-modifie', {}));
  await delay(HEARD_MS);
  return measureMemory(shop);
}

/** Code that is compiled late, and parts of pages, which leave by number alone. */
const MAX_GROWTH = 0.06;
/** Over fewer requests memory grows by what is needed for the first of each kind. */
const ENOUGH_REQUESTS = 10_000;

export function judgeMemory(
  before: Memory,
  after: Memory,
  requests: number,
): { isFlat: boolean; said: string } {
  const inUse = ({ heap, external }: Memory) => heap + external;
  const growth = inUse(after) - inUse(before);
  const figures =
    `${inUse(before)} MB in use without caches at half, ${inUse(after)} MB at the end, ` +
    `${growth} MB over ${requests} requests`;
  if (requests < ENOUGH_REQUESTS) {
    return { isFlat: true, said: `memory not judged over so few requests: ${figures}` };
  }
  const isFlat = growth <= inUse(before) * MAX_GROWTH;
  return { isFlat, said: `memory ${isFlat ? 'is flat' : 'GROWS'}: ${figures}` };
}

export function tellMemory({ resident, heap, external }: Memory): string {
  return `${resident} MB (${heap} of objects and ${external} of buffers in use)`;
}
