import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { IncomingHttpHeaders } from 'node:http';
import { transaction } from '../db/transaction.ts';
import { deciderPaiement, type DepsPaiements } from './decider-paiement.ts';

/** The signature first: who is not the provider learns nothing, not even what exists. */
export async function recevoirNotification(
  deps: DepsPaiements,
  id: string,
  { corps, entetes }: { corps: Buffer; entetes: IncomingHttpHeaders },
): Promise<void> {
  const { pool, fournisseur } = deps;
  if (!fournisseur) throw refus('notification-refusee');
  const notification = await fournisseur.readNotification(corps, entetes);
  if (!notification) return;
  if (id !== notification.cle && id !== fournisseur.nom) throw refus('introuvable');
  await transaction(pool, (tx) => deciderPaiement(tx, { ...deps, fournisseur }, notification));
}
