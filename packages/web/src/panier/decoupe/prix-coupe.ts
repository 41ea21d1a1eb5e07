/** What a planned list costs, part by part. */
import type { Montant } from '@comptoir/contract/argent.ts';
import type { Decoupe } from '@comptoir/contract/decoupe/decoupe.contract.ts';
import { prixTravail, type PrixDecoupe } from '@comptoir/contract/decoupe/prix-decoupe.ts';
import { quantiteDeCoupe } from '@comptoir/contract/decoupe/travail-coupe.ts';
import type { TravailCoupe } from '@comptoir/contract/panier/coupe-ligne.schema.ts';
import { prixPourQuantite } from '../../articles/articles.public.ts';

export interface PrixCoupe extends PrixDecoupe {
  quantite: number;
  /** The price of one unit of sale, for that quantity. */
  unite: Montant;
}

/** Null where no price is known. */
export function chiffrerCoupe(decoupe: Decoupe, travail: TravailCoupe): PrixCoupe | null {
  const { tarif, tarifCoupe, matiere } = decoupe;
  if (!tarif) return null;
  const quantite = quantiteDeCoupe(travail, matiere, decoupe);
  const unite = prixPourQuantite(tarif, quantite);
  const prix = prixTravail(travail, tarifCoupe, { unites: quantite, unite });
  return { ...prix, quantite, unite };
}
