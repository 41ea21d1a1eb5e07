import { transaction } from '../db/transaction.ts';
import { deciderPaiement, type DepsPaiements } from './decider-paiement.ts';
import { findReference } from './paiements.sql.ts';

/**
 * The job that keeps anyone from paying what was given up. A provider that does not answer is asked
 * again by the queue.
 */
export async function fermerPaiement(deps: DepsPaiements, cle: string): Promise<void> {
  const { pool, fournisseur } = deps;
  if (!fournisseur) return;
  const { reference = null } = (await findReference(pool, fournisseur.nom, cle)) ?? {};
  if (reference === null) return;
  const constat = await fournisseur.annuler(reference);
  if (constat.etat !== 'accepte') return;
  await transaction(pool, (tx) => deciderPaiement(tx, { ...deps, fournisseur }, constat));
}
