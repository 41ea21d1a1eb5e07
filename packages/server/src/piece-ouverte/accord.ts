/**
 * What a buyer agrees to, as a print short enough to be sent back: goods and their amounts, delivery,
 * payment. Words are not in it, nor what changes nothing for them.
 */
import { createHash } from 'node:crypto';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Panier } from '@comptoir/contract/panier/panier.contract.ts';
import { minutesOf } from '@comptoir/contract/magasins/horaires.ts';
import { partiesAccord } from '@comptoir/contract/piece-ouverte/parties-accord.ts';
import {
  RETARD_TOLERE_MINUTES,
  type PieceOuverte,
} from '@comptoir/contract/piece-ouverte/piece-ouverte.contract.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { MOTS } from '../livraison/livraison.public.ts';

type Marchandise = Pick<Panier, 'tarif' | 'chantiers'>;
type Agreable = Pick<PieceOuverte, 'type' | 'livraison' | 'modePaiement'>;

/** `fige`: as it was frozen, without carriage. */
export function signerAccord(
  fige: Marchandise,
  { type, livraison, modePaiement }: Agreable,
): string {
  return [
    signerMarchandise(fige),
    empreinte([type, livraison && agreable(livraison)]),
    empreinte(modePaiement),
    pretA(livraison) ?? '',
  ].join('.');
}

/** What is paid, line by line. */
export function signerMarchandise({ tarif, chantiers }: Marchandise): string {
  const lignes = chantiers.flatMap(({ articles }) =>
    articles.map(({ ligneId, quantite, prixHT, montantHT }) => [
      ligneId,
      quantite,
      prixHT?.montant,
      montantHT?.montant,
    ]),
  );
  return empreinte([tarif.netHT, tarif.ttc.montant, lignes]);
}

/** Refuses what is not what the buyer saw. */
export function verifierAccord(vu: string, present: string, langue: Locale): void {
  const sien = partiesAccord(vu);
  const { marchandise, livraison, paiement, pret } = partiesAccord(present);
  if (sien.livraison !== livraison || isPlusTard(sien.pret, pret)) {
    throw refus('livraison-modifiee');
  }
  if (sien.marchandise !== marchandise) throw refus('prix-modifies');
  if (sien.paiement !== paiement) {
    throw refus('paiement-impossible', { raison: MOTS[langue]('paiement.modifie') });
  }
}

function agreable({
  mode,
  formule,
  adresse,
  adresseId,
  magasinId,
  envois,
  port,
}: NonNullable<PieceOuverte['livraison']>) {
  const promis = envois.map(({ jour, heure, chantierId, ailleurs, lignes }) => [
    jour,
    // In a store it is ready so long after it was ordered: it moves with the clock.
    mode === 'retrait-magasin' ? heure !== null : heure,
    chantierId,
    ailleurs?.adresse ?? null,
    lignes.map(({ ligneId, quantite }) => [ligneId, quantite]),
  ]);
  return [mode, formule, adresse, adresseId, magasinId, port, promis];
}

/** HH:mm from which a store has it ready. */
function pretA(livraison: PieceOuverte['livraison']): string | null {
  if (livraison?.mode !== 'retrait-magasin') return null;
  return livraison.envois.find(({ heure }) => heure !== null)?.heure ?? null;
}

function isPlusTard(vu: string, present: string): boolean {
  if (vu === '' || present === '') return false;
  return minutesOf(present) - minutesOf(vu) > RETARD_TOLERE_MINUTES;
}

function empreinte(quoi: unknown): string {
  return createHash('sha256').update(JSON.stringify(quoi)).digest('base64url').slice(0, 16);
}
