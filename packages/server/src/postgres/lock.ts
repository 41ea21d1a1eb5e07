/**
 * One process at a time makes, starts or stops the database of a folder. The lock is a socket in
 * Linux's abstract namespace: the kernel frees it when the process dies, however it dies.
 */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Server } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { startError } from '../db/start-error.ts';

// Longer than a start with a long crash recovery.
const PATIENCE_MS = 180_000;

export async function withLock<Result>(
  folder: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const server = await acquire(folder);
  try {
    return await work();
  } finally {
    server.close();
  }
}

async function acquire(folder: string): Promise<Server> {
  const name = createHash('sha256').update(folder).digest('hex');
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const server = createServer((socket) => socket.destroy());
    try {
      server.listen(`\0comptoir-${name}`);
      await once(server, 'listening');
      return server;
    } catch (error) {
      if (!isInUse(error)) throw error;
      if (Date.now() > deadline) {
        throw startError(`another process has been starting or stopping ${folder} for too long`);
      }
      await delay(50);
    }
  }
}

function isInUse(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
