/**
 * A process that writes one export and ends: neither its work nor its memory is taken from the one
 * that answers, and it gives way to it. It ends with who started it, so that nobody writes unseen.
 */
import { flushCompileCache } from 'node:module';
import { setPriority } from 'node:os';
import { createClock } from '../../clock.ts';
import { createPool } from '../../db/pool.ts';
import { isDisquePlein } from './disque-plein.ts';
import { writeCatalogue } from './write-catalogue.ts';
import type { DeLEcriture, VersLEcriture } from './ecriture.ts';

/** Niceness: others come first, it still gets what they leave. */
const POLI = 5;

process.once('disconnect', () => process.exit(1));
process.once('message', (message) => void run(message as VersLEcriture));

async function run({ databaseUrl, url, maintenant, ...essai }: VersLEcriture): Promise<void> {
  setPriority(POLI);
  const pool = createPool(databaseUrl, { max: 3, applicationName: 'comptoir-export' });
  const instant = new Date(maintenant);
  const clock = createClock(() => instant);
  const reponse = await writeCatalogue({ pool, clock, url }, essai).then(
    (ecrit): DeLEcriture => ({ ecrit: ecrit ?? null }),
    (error: unknown): DeLEcriture => ({
      echec: (error as Error).stack ?? String(error),
      isDisquePlein: isDisquePlein(error),
    }),
  );
  // Not left to the end of the process, which is killed once it has answered.
  flushCompileCache();
  process.send?.(reponse, () => process.exit(0));
}
