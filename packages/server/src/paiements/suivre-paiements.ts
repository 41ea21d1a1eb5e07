import { actualiserPaiement } from './actualiser-paiement.ts';
import type { DepsPaiements } from './decider-paiement.ts';
import { listSansNouvelles } from './paiements.sql.ts';

/** Callbacks come within seconds; a buyer who waits asks on their own. */
const SILENCE_MINUTES = 2;

/** The job for callbacks that never come, and for buyers who never come back. */
export async function suivrePaiements(deps: DepsPaiements): Promise<void> {
  const { pool, log, fournisseur } = deps;
  if (!fournisseur) return;
  for (const { cle } of await listSansNouvelles(pool, fournisseur.nom, SILENCE_MINUTES)) {
    try {
      await actualiserPaiement(deps, cle);
    } catch (error) {
      // The next minute tries it again; the others do not wait for it.
      log.error({ err: error, paiement: cle }, 'a payment cannot be brought up to date');
    }
  }
}
