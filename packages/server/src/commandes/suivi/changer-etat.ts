/**
 * What every change of the state of an order has in common: its history, who is notified, and
 * earlier messages about it, which are settled.
 */
import type { EtatCommande } from '@comptoir/contract/commandes/commande.schema.ts';
import type { Tx } from '../../db/transaction.ts';
import { reglerMessages } from '../../messages/messages.public.ts';
import { emettre } from '../../outbox/outbox.ts';
import { updateEtat } from './etats.sql.ts';
import { insertEvenement, type EvenementNouveau } from './evenements.sql.ts';

type Changement = Omit<EvenementNouveau, 'commandeId' | 'etat'> & { etat: EtatCommande };

/** Under the lock of the order. */
export async function changerEtat(
  tx: Tx,
  commandeId: number,
  changement: Changement,
  instant: Date,
): Promise<void> {
  await reglerMessages(tx, { genre: 'commande', id: commandeId });
  await updateEtat(tx, commandeId, changement.etat, instant);
  await insertEvenement(tx, { ...changement, commandeId }, instant);
  await emettre(tx, 'commandes-modifiees', { ids: [commandeId] });
}
