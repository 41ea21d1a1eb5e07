/** What the saw costs, in the currency of the buyer. */
import { roundMontant, type Montant } from '@comptoir/contract/argent.ts';
import { convertirMontant, type Change } from '@comptoir/contract/articles/tarif.ts';
import type { TarifCoupe } from '@comptoir/contract/decoupe/matiere.schema.ts';
import { prixTravail } from '@comptoir/contract/decoupe/prix-decoupe.ts';
import type { DecoupeRow } from '../articles/articles.public.ts';

export function tarifCoupe(decoupe: DecoupeRow, change: Change): TarifCoupe {
  return {
    coupe: convertir(decoupe.prixCoupe, change),
    metreCoupe: convertir(decoupe.prixMetreCoupe, change),
    forfait: convertir(decoupe.forfait, change),
  };
}

/** Converted prices are whole cents, as those of articles are. */
function convertir(euros: string | null, change: Change): Montant | null {
  if (euros === null) return null;
  const montant = convertirMontant(euros, change);
  return change.devise === 'EUR' ? montant : roundMontant(montant);
}

/** The price of the work alone: what is cut is not in it. */
export function montantCoupe(
  travail: { coupes: number; longueurCoupee: number },
  decoupe: DecoupeRow | null,
  change: Change,
): Montant {
  const unite = { montant: '0.00', devise: change.devise };
  if (!decoupe) return unite;
  return prixTravail(travail, tarifCoupe(decoupe, change), { unites: 0, unite }).total;
}
