/** The offer of a delegate while they write it. */
import {
  multiplyMontant,
  percentOfMontant,
  roundMontant,
  subtractMontants,
  sumMontants,
  type Devise,
  type Montant,
} from '@comptoir/contract/argent.ts';
import type { LigneDevis } from '@comptoir/contract/devis/devis.schema.ts';
import { ajouterJoursOuvres, isOuvre } from '@comptoir/contract/jours-ouvres.ts';
import { lireRemise } from '../prix-saisi.ts';

export interface SaisieLigne {
  /** As typed. */
  remise: string;
  promiseLe: string | null;
}

/** `plafond`: above what the delegate may give; `forme`: no percent. */
export type ErreurRemise = 'plafond' | 'forme';

export function verifierRemise(texte: string, plafond: string): ErreurRemise | null {
  const remise = lireRemise(texte);
  if (remise === undefined) return 'forme';
  return remise !== null && Number(remise) > Number(plafond) ? 'plafond' : null;
}

/** The price of one unit as offered; as it was where no discount can be read. */
export function prixOffert(prixHT: Montant, texte: string): Montant {
  const remise = lireRemise(texte);
  return remise ? subtractMontants(prixHT, percentOfMontant(prixHT, remise)) : prixHT;
}

/** Goods at the prices offered, cutting and promotions as they are. */
export function totalOffert(
  lignes: readonly LigneDevis[],
  saisies: ReadonlyMap<number, SaisieLigne>,
  devise: Devise,
): Montant {
  return sumMontants(
    lignes.map((ligne) => {
      const { prixHT, prixProposeHT, quantite, montantHT } = ligne;
      const texte = saisies.get(ligne.id)?.remise ?? '';
      const actuel = multiplyMontant(prixProposeHT ?? prixHT, quantite);
      const reste = subtractMontants(montantHT, roundMontant(actuel));
      const offert = roundMontant(multiplyMontant(prixOffert(prixHT, texte), quantite));
      return sumMontants([offert, reste], devise);
    }),
    devise,
  );
}

const VALIDITE_JOURS = 30;
const VALIDITE_MAX_JOURS = 90;

/** Days an offer may hold until. */
export function bornesValidite(jour: string): { min: string; max: string; habituel: string } {
  return {
    min: plusDays(jour, 1),
    max: plusDays(jour, VALIDITE_MAX_JOURS),
    habituel: ajouterJoursOuvres(plusDays(jour, VALIDITE_JOURS), 0),
  };
}

export const isFerme = (jour: string): boolean => !isOuvre(jour);

const JOUR_MS = 86_400_000;

function plusDays(jour: string, nombre: number): string {
  return new Date(Date.parse(jour) + nombre * JOUR_MS).toISOString().slice(0, 10);
}
