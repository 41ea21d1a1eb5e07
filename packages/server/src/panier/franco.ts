/** From what amount carriage is free, and what is missing. */
import {
  compareMontants,
  isZeroMontant,
  roundMontant,
  subtractMontants,
  type Montant,
} from '@comptoir/contract/argent.ts';
import { convertirMontant, type Change } from '@comptoir/contract/articles/tarif.ts';
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import type { LignePanier } from '@comptoir/contract/panier/ligne.schema.ts';
import type { Franco } from '@comptoir/contract/panier/panier.contract.ts';
import type { TarifPanier } from '@comptoir/contract/panier/tarif-panier.schema.ts';
import type { ArticlePublic } from '../articles/articles.public.ts';
import type { SituationFranco } from './franco.sql.ts';
import { isLigneLongue } from './lignes/longueur-ligne.ts';

/** Once an order of the day has reached the threshold, those that follow are free until midnight. */
const FRANCO_DU_JOUR = 1;
/** Always. */
const ABONNEMENT = 3;

interface Compte {
  situation: SituationFranco;
  tarif: TarifPanier;
  change: Change;
}

/** What the gauge counts. */
export type Jauge = Omit<Franco, 'promotion' | 'longsEnSus'>;

/** Goods after discounts and promotions count, the eco-participation does not. */
export function calculerFranco({ situation, tarif, change }: Compte): Jauge {
  const { franco } = situation;
  const { devise, brutHT, remises } = tarif;
  const zero = { montant: '0.00', devise };
  const seuil = seuilOf(situation, change);
  const type = franco ?? 0;
  if (seuil === null) return { type, seuil, reste: type === 0 ? null : zero };
  if (type === FRANCO_DU_JOUR && situation.francoDuJour) return { type, seuil, reste: zero };
  const manque = subtractMontants(seuil, subtractMontants(brutHT, remises));
  return { type, seuil, reste: compareMontants(manque, zero) > 0 ? roundMontant(manque) : zero };
}

/** Threshold of a compte, in its currency; a visitor has what the shop promises to all. */
function seuilOf({ franco, francoSeuil }: Compte['situation'], change: Change): Montant | null {
  if (franco === ABONNEMENT) return null;
  if (franco === null)
    return roundMontant(convertirMontant(enseigne.promesses.francoEuros, change));
  return francoSeuil === null
    ? null
    : roundMontant({ montant: francoSeuil, devise: change.devise });
}

/** A promotion that makes it free says so where it was not free already. */
export function offrirPort(
  franco: Jauge,
  titre: string | undefined,
  { devise }: Change,
): Omit<Franco, 'longsEnSus'> {
  if (titre === undefined || isFranco(franco)) return { ...franco, promotion: null };
  return { ...franco, reste: { montant: '0.00', devise }, promotion: titre };
}

export function isFranco({ reste }: Pick<Franco, 'reste'>): boolean {
  return reste !== null && isZeroMontant(reste);
}

/** Free carriage is that of parcels: only a subscription takes long goods too. */
export function isLongEnSus(
  lignes: readonly { ligne: LignePanier; article: ArticlePublic }[],
  franco: number | null,
): boolean {
  if (franco === ABONNEMENT) return false;
  return lignes.some(({ ligne, article }) => isLigneLongue(ligne, article));
}
