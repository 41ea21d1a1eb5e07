/** Writes an export where it is asked for, and tells nobody: for a shop that is filled before it opens. */
import { createClock } from '../../clock.ts';
import type { Db } from '../../db/pool.ts';
import type { Tx } from '../../db/transaction.ts';
import { nomFichier } from '../fichiers.ts';
import { listExportsParId } from '../exports.sql.ts';
import { commencerEssai, terminerPret } from '../taches/essais.sql.ts';
import { writeCatalogue } from './write-catalogue.ts';

export async function writeSurPlace(
  tx: Tx,
  id: number,
  { url, maintenant }: { url: string; maintenant: Date },
): Promise<void> {
  const begun = await beginEssai(tx, id);
  const clock = createClock(() => maintenant);
  const ecrit = await writeCatalogue({ pool: oneByOne(tx), clock, url }, begun);
  const [row] = await listExportsParId(tx, [id]);
  if (!ecrit || !row) throw new Error(`export ${id} was not written`);
  const nom = nomFichier(row.format, clock.today());
  await terminerPret(tx, begun, { ecrit, nom, maintenant });
}

async function beginEssai(tx: Tx, id: number): Promise<{ id: number; essai: number }> {
  const begun = await commencerEssai(tx, id);
  if (!begun) throw new Error(`export ${id} cannot be begun`);
  return { id, essai: begun.essai };
}

/** One connection answers one question after the other. */
function oneByOne(db: Db): Db {
  let last: Promise<unknown> = Promise.resolve();
  const after = <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work, work);
    last = next.catch(() => {});
    return next;
  };
  return {
    query: (statement) => after(() => db.query(statement)),
    one: (statement) => after(() => db.one(statement)),
    maybeOne: (statement) => after(() => db.maybeOne(statement)),
    execute: (statement) => after(() => db.execute(statement)),
  };
}
