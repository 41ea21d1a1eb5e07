import type { Montant } from '@comptoir/contract/argent.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { EtatPaiement, MotifRefus } from '@comptoir/contract/paiements/paiements.contract.ts';
import { sql } from '../db/sql.ts';
import type { Tx } from '../db/transaction.ts';
import type { PartDeFacture } from '../factures/reglements.public.ts';
import type { PieceAgreee } from '../piece-ouverte/piece-consommee.public.ts';
import type { NomFournisseur, Notification } from './fournisseur-paiement.public.ts';

export interface PaiementADecider {
  id: number;
  etat: EtatPaiement;
  reference: string | null;
  compteId: number;
  utilisateurId: number;
  delegueId: number | null;
  montant: Montant;
  langue: Locale;
  /** Null where invoices are paid. */
  piece: PieceAgreee | null;
  factures: PartDeFacture[] | null;
}

/** Whoever else decides it waits. */
export function lockPaiement(
  tx: Tx,
  fournisseur: NomFournisseur,
  cle: string,
): Promise<PaiementADecider | undefined> {
  return tx.maybeOne(sql`
    select id, etat, reference, compte_id as "compteId", utilisateur_id as "utilisateurId",
           delegue_id as "delegueId", langue, piece, factures,
           jsonb_build_object('montant', montant::text, 'devise', devise) as montant
      from paiement
     where cle = ${cle} and fournisseur = ${fournisseur}
       for update`);
}

/** False when this event was reported before. */
export async function insertNotification(
  tx: Tx,
  paiementId: number,
  { evenement, etat }: Notification,
): Promise<boolean> {
  const inserted = await tx.execute(sql`
    insert into paiement_notification (paiement_id, evenement, etat)
    values (${paiementId}, ${evenement}, ${etat})
    on conflict (paiement_id, evenement) do nothing`);
  return inserted > 0;
}

interface Decision {
  etat: Exclude<EtatPaiement, 'ouvert'>;
  reference: string | null;
  motif: MotifRefus | null;
  commandeId: number | null;
}

export async function updateDecision(tx: Tx, paiementId: number, decision: Decision) {
  await tx.execute(sql`
    update paiement
       set etat = ${decision.etat}, motif = ${decision.motif ?? ''}, decide_le = now(),
           commande_id = ${decision.commandeId},
           reference = coalesce(reference, ${decision.reference})
     where id = ${paiementId}`);
}
