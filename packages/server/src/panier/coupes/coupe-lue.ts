/** The cutting of a line as it is shown: what was planned when it was written, at the price of now. */
import { multiplyMontant, roundMontant } from '@comptoir/contract/argent.ts';
import type { Change } from '@comptoir/contract/articles/tarif.ts';
import type { CoupeLigne } from '@comptoir/contract/panier/coupe-ligne.schema.ts';
import type { DecoupeRow } from '../../articles/articles.public.ts';
import { montantCoupe } from '../../decoupe/decoupe.public.ts';
import { exemplairesOf, isPerimee, type Coupe } from './coupe-ecrite.ts';

export function readCoupeDeLigne(
  { coupe, quantite, chutes }: { coupe: Coupe | null; quantite: number; chutes: boolean },
  decoupe: DecoupeRow | null,
  change: Change,
): CoupeLigne | null {
  if (!coupe) return null;
  const { quantite: _, ...travail } = coupe;
  const exemplaires = exemplairesOf({ quantite, coupe });
  const une = montantCoupe(coupe, decoupe, change);
  return {
    ...travail,
    chutes,
    exemplaires,
    perimee: isPerimee(coupe, decoupe),
    montantHT: exemplaires === 1 ? une : roundMontant(multiplyMontant(une, exemplaires)),
  };
}
