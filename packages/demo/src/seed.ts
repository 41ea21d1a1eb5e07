/** Loads the demo company into an empty shop: each part once, whole or not at all. */
import type { TailleDemo } from '@comptoir/server/config.ts';
import type { Log } from '@comptoir/server/db/log.ts';
import type { Pool } from '@comptoir/server/db/pool.ts';
import { sql } from '@comptoir/server/db/sql.ts';
import { transaction } from '@comptoir/server/db/transaction.ts';
import type { Tx } from '@comptoir/server/db/transaction.ts';

/** One part of the demo. Later parts may lean on earlier ones. */
export interface Seeder {
  nom: string;
  seed(tx: Tx, taille: TailleDemo): Promise<void>;
}

export interface SeedOptions {
  pool: Pool;
  log: Log;
  taille: TailleDemo;
  seeders: readonly Seeder[];
}

/** Names of the parts loaded now. Safe when several servers start together. */
export async function seedDemo(options: SeedOptions): Promise<string[]> {
  const loaded: string[] = [];
  // A part may take longer than a request ever may.
  const pool = options.pool.sibling({ max: 1, silenceMs: 0 });
  try {
    for (const seeder of options.seeders) {
      if (await seedOnce({ ...options, pool }, seeder)) loaded.push(seeder.nom);
    }
  } finally {
    await pool.end();
  }
  return loaded;
}

function seedOnce({ pool, log, taille }: SeedOptions, { nom, seed }: Seeder): Promise<boolean> {
  return transaction(pool, async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    // The row is the marker and the lock: another server waits here until this one commits.
    const first = await tx.execute(sql`
      insert into demo_chargement (nom, taille) values (${nom}, ${taille})
      on conflict (nom) do nothing`);
    if (first === 0) return false;
    const start = performance.now();
    await seed(tx, taille);
    log.info({ nom, taille, ms: Math.round(performance.now() - start) }, 'demo part loaded');
    return true;
  });
}
