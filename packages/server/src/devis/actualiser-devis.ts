/** What reading a quote brings up to date: an offer past its last day. */
import { transaction } from '../db/transaction.ts';
import type { Demande } from '../http/acteur.ts';
import { noterEtape } from './etape.ts';
import type { DevisRow } from './lecture.sql.ts';
import type { Deps } from './etat-devis.ts';
import { verrouiller } from './verrouiller-devis.ts';

/** Whether something changed; whoever asks at the same time changes it once. */
export async function actualiser(
  { pool, clock }: Deps,
  { acteur }: Demande,
  { id, key, etat, etatEcrit, valableJusqu }: DevisRow,
): Promise<boolean> {
  if (etat === etatEcrit) return false;
  await transaction(pool, async (tx) => {
    const devis = await verrouiller(tx, acteur, key, clock.today());
    if (devis.etatEcrit === 'propose' && devis.etat === 'expire') {
      await noterEtape(
        tx,
        {},
        { devisId: id, genre: 'expire', etat: 'expire', valableJusqu: valableJusqu ?? undefined },
      );
    }
  });
  return true;
}
