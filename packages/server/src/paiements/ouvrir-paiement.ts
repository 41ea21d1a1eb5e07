import { roundMontant } from '@comptoir/contract/argent.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { randomBytes } from 'node:crypto';
import type { Tx } from '../db/transaction.ts';
import type { Acteur } from '../http/acteur.ts';
import type { PieceAgreee } from '../piece-ouverte/piece-consommee.public.ts';
import { fermerPaiements } from './fermer-paiements.public.ts';
import type { FournisseurPaiement } from './fournisseur-paiement.public.ts';
import { findOuvertPour, insertPaiement, lockUtilisateur } from './paiements.sql.ts';

export interface Ouverture {
  acteur: Acteur;
  langue: Locale;
  piece: PieceAgreee;
}

/**
 * Begins a card payment: the row alone. The bank is asked for its page when the buyer goes there
 * (`actualiser-paiement.ts`), so that nothing outside waits for this transaction. Two clicks or two
 * tabs that agree to the same piece share one payment.
 */
export async function ouvrirPaiement(
  { fournisseur }: { fournisseur: FournisseurPaiement | undefined },
  { acteur, langue, piece }: Ouverture,
  tx: Tx,
): Promise<{ key: string }> {
  const { utilisateurId, compteId } = acteur;
  if (utilisateurId === undefined || compteId === undefined) throw refus('acces-interdit');
  if (!fournisseur) throw new Error('a card payment without a provider');
  await lockUtilisateur(tx, utilisateurId);
  const deja = await findOuvertPour(tx, { utilisateurId, fournisseur: fournisseur.nom, piece });
  if (deja) return { key: deja.cle };
  await fermerPaiements(tx, utilisateurId);
  const key = randomBytes(16).toString('base64url');
  await insertPaiement(tx, {
    cle: key,
    compteId,
    utilisateurId,
    delegueId: acteur.delegueId ?? null,
    fournisseur: fournisseur.nom,
    montant: roundMontant(piece.tarif.ttc),
    piece,
    langue,
  });
  return { key };
}
