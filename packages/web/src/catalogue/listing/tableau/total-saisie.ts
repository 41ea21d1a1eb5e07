/** What the typed lines come to, and what buying by the tier saves on them. */
import {
  multiplyMontant,
  roundMontant,
  subtractMontants,
  sumMontants,
  type Montant,
} from '@comptoir/contract/argent.ts';
import { prixPourQuantite } from '../../../articles/articles.public.ts';
import type { LigneSaisie } from './saisie.ts';

export interface TotalSaisie {
  references: number;
  quantite: number;
  /** The unit of sale, when all lines have the same. */
  unite: LigneSaisie['article']['unite'] | null;
  /** Null while no line has a price. */
  total: Montant | null;
  gain: Montant | null;
}

export function totalSaisie(lignes: readonly LigneSaisie[]): TotalSaisie {
  const [premiere] = lignes;
  const unite = premiere?.article.unite ?? null;
  const prix = lignes.flatMap(({ article: { tarif }, quantite }) =>
    tarif
      ? {
          net: multiplyMontant(prixPourQuantite(tarif, quantite), quantite),
          seul: multiplyMontant(tarif.prixNetHT, quantite),
        }
      : [],
  );
  const devise = prix[0]?.net.devise;
  const sum = (part: 'net' | 'seul') =>
    sumMontants(
      prix.map((ligne) => roundMontant(ligne[part])),
      devise ?? 'EUR',
    );
  return {
    references: lignes.length,
    quantite: lignes.reduce((somme, ligne) => somme + ligne.quantite, 0),
    unite: lignes.every(({ article }) => article.unite === unite) ? unite : null,
    total: devise ? sum('net') : null,
    gain: devise ? subtractMontants(sum('seul'), sum('net')) : null,
  };
}
