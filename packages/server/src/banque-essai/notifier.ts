/** Calls the shop back, as a bank does: over HTTP, signed, again until it is heard. */
import type { Pool } from '../db/pool.ts';
import type { JobHandler } from '../jobs/taches.ts';
import type { CorpsNotification } from './banque-essai.ts';
import { findEssai, readSecret } from './banque-essai.sql.ts';
import { ENTETE_SIGNATURE, signer } from './signature.ts';

const TIMEOUT_MS = 10_000;

export function banqueEssaiNotifier({
  pool,
  url,
}: {
  pool: Pool;
  /** The address of the shop. */
  url: string;
}): JobHandler<'banque-essai-notifier'> {
  return async ({ reference }, { signal }) => {
    const essai = await findEssai(pool, reference);
    if (!essai) return;
    const { cle, etat, motif, montant } = essai;
    const corps: CorpsNotification = {
      // The same each time it is sent: the shop takes it once.
      evenement: `${reference}-${etat}`,
      cle,
      reference,
      etat,
      motif,
      ...montant,
    };
    const texte = JSON.stringify(corps);
    const answer = await fetch(`${url}/api/paiements/${cle}/notification`, {
      method: 'POST',
      body: texte,
      headers: {
        'content-type': 'application/json',
        [ENTETE_SIGNATURE]: signer(await readSecret(pool), texte, new Date()),
      },
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    if (!answer.ok) throw new Error(`the shop answered ${answer.status} to the test bank`);
  };
}
