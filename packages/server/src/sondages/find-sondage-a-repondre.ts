import type { SondageResume } from '@comptoir/contract/sondages/sondages.contract.ts';
import type { Db } from '../db/pool.ts';
import type { Demande } from '../http/acteur.ts';
import { repondantOf } from './repondre-sondage.ts';
import { toResume, type Sondages } from './sondages.ts';
import { listRepondus } from './sondages.sql.ts';

/** The first to end of those that can be answered and that who asks did not answer; a delegate answers none. */
export async function findSondageARepondre(
  db: Db,
  sondages: Sondages,
  { acteur, langue }: Demande,
): Promise<SondageResume | null> {
  if (acteur.delegueId !== undefined) return null;
  const ouverts = (await sondages.list()).filter(({ etat }) => etat === 'ouvert');
  if (ouverts.length === 0) return null;
  const ids = ouverts.map(({ id }) => id);
  const repondus = await listRepondus(db, ids, repondantOf(acteur));
  const reste = ouverts
    .filter(({ id }) => !repondus.includes(id))
    .toSorted((a, b) => (a.fin === b.fin ? a.id - b.id : a.fin < b.fin ? -1 : 1));
  return reste[0] ? toResume(reste[0], langue) : null;
}
