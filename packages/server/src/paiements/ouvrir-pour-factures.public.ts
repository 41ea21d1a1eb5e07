/** A card payment of invoices: the row alone, as for a piece. */
import { randomBytes } from 'node:crypto';
import type { Montant } from '@comptoir/contract/argent.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Tx } from '../db/transaction.ts';
import type { PartDeFacture } from '../factures/reglements.public.ts';
import { fermerPaiements } from './fermer-paiements.public.ts';
import type { NomFournisseur } from './fournisseur-paiement.public.ts';
import { insertPaiement, lockUtilisateur } from './paiements.sql.ts';

export interface PaiementDeFactures {
  compteId: number;
  utilisateurId: number;
  fournisseur: NomFournisseur;
  montant: Montant;
  langue: Locale;
  factures: readonly PartDeFacture[];
}

/** Whoever begins another gives up the one before. */
export async function ouvrirPourFactures(
  tx: Tx,
  demande: PaiementDeFactures,
): Promise<{ key: string }> {
  await lockUtilisateur(tx, demande.utilisateurId);
  await fermerPaiements(tx, demande.utilisateurId);
  const key = randomBytes(16).toString('base64url');
  await insertPaiement(tx, { ...demande, cle: key, delegueId: null, piece: null });
  return { key };
}
