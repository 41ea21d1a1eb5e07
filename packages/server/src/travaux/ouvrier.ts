/** A process that does one piece of work after the other; see travaux.ts. */
import { Worker } from 'node:worker_threads';
import { isRefus } from '@comptoir/contract/http/erreurs.ts';
import type { Demander, DOuvrier, Faire, VersOuvrier } from './travail.ts';

let repondu: ((reponse: unknown) => void) | undefined;

const send = (message: DOuvrier) => process.send?.(message);

const demander: Demander = (question) => {
  const reponse = new Promise((resolve) => (repondu = resolve));
  send({ question });
  return reponse;
};

async function travailler(module: string, entree: unknown): Promise<void> {
  try {
    const { default: faire } = (await import(module)) as { default: Faire<unknown, unknown> };
    const sortie = await faire(entree, demander);
    send({ sortie, rss: process.memoryUsage.rss() });
  } catch (error) {
    const rss = process.memoryUsage.rss();
    if (isRefus(error)) send({ refus: { code: error.code, data: error.data }, rss });
    else
      send({ echec: error instanceof Error ? (error.stack ?? error.message) : String(error), rss });
  }
}

process.on('message', (message: VersOuvrier) => {
  if ('reponse' in message) repondu?.(message.reponse);
  else void travailler(message.module, message.entree);
});
process.on('disconnect', () => process.exit());
// Whoever stops the shop from a terminal stops all of it: what is begun is finished first.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});

// The thread that works cannot look at its own memory meanwhile.
new Worker(new URL('./garde-memoire.ts', import.meta.url), { argv: process.argv.slice(2) }).unref();
