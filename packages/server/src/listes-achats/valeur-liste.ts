/** What a list comes to today: what can be ordered of it, at the price of each quantity. */
import {
  multiplyMontant,
  roundMontant,
  sumMontants,
  type Devise,
  type Montant,
} from '@comptoir/contract/argent.ts';
import { montantDeLigne } from '@comptoir/contract/panier/totaux.ts';
import type { LigneChiffree } from '../articles/articles.public.ts';

export interface Valeur {
  valeurHT: Montant;
  /** Lines that cannot be ordered. */
  indisponibles: number;
}

/** Null where it is no longer sold, or without a price. */
export function montantOf({ article, tarif, ligne }: LigneChiffree): Montant | null {
  return tarif && !article.retire ? montantDeLigne(tarif.prixNetHT, ligne.quantite) : null;
}

export function calculerValeur(lignes: readonly LigneChiffree[], devise: Devise): Valeur {
  const montants: Montant[] = [];
  let indisponibles = 0;
  for (const chiffree of lignes) {
    const montant = montantOf(chiffree);
    if (!montant) {
      indisponibles += 1;
      continue;
    }
    montants.push(montant);
    const eco = chiffree.tarif?.ecoParticipation?.montantHT;
    if (eco) montants.push(roundMontant(multiplyMontant(eco, chiffree.ligne.quantite)));
  }
  return { valeurHT: roundMontant(sumMontants(montants, devise)), indisponibles };
}
