/** What a cut line costs before tax: what is bought whole, what the saw does, and the banding of edges. */
import {
  multiplyMontant,
  percentOfMontant,
  roundMontant,
  sumMontants,
  type Montant,
} from '../argent.ts';
import type { TravailCoupe } from '../panier/coupe-ligne.schema.ts';
import type { TarifCoupe } from './matiere.schema.ts';
import { assertEntier } from './piece.ts';

/** Read from a plan: `{ unites: plan.barres.length, nombreCoupes: plan.nombreCoupes, … }`. */
export interface TravailDecoupe {
  /** Bars or sheets. */
  unites: number;
  nombreCoupes: number;
  /** Way of the blade through sheets, millimetres; 0 for bars. */
  longueurCoupee: number;
  /** Edges to be banded, millimetres. */
  longueurChants: number;
}

/** Prices of the buyer, all in one currency; what is absent is not charged. */
export interface TarifDecoupe {
  /** The price of one bar or sheet, for the number of them that is bought. */
  unite: Montant;
  coupe?: Montant;
  metreCoupe?: Montant;
  metreChant?: Montant;
  /** Once for the line. */
  forfait?: Montant;
}

/** To the cent each, so that the parts shown add up to the total. */
export interface PrixDecoupe {
  matiere: Montant;
  coupes: Montant;
  chants: Montant;
  forfait: Montant;
  total: Montant;
}

export function prixDecoupe(travail: TravailDecoupe, tarif: TarifDecoupe): PrixDecoupe {
  for (const [nom, value] of Object.entries(travail)) {
    assertEntier(nom, value, 0, Number.MAX_SAFE_INTEGER);
  }
  const { devise } = tarif.unite;
  const part = (...montants: (Montant | false | undefined)[]): Montant =>
    roundMontant(
      sumMontants(
        montants.filter((montant) => montant !== undefined && montant !== false),
        devise,
      ),
    );
  const parts = {
    matiere: part(multiplyMontant(tarif.unite, travail.unites)),
    coupes: part(
      tarif.coupe && multiplyMontant(tarif.coupe, travail.nombreCoupes),
      tarif.metreCoupe && auMetre(tarif.metreCoupe, travail.longueurCoupee),
    ),
    chants: part(tarif.metreChant && auMetre(tarif.metreChant, travail.longueurChants)),
    // Nothing cut, nothing to set up.
    forfait: part(travail.nombreCoupes > 0 && tarif.forfait),
  };
  return { ...parts, total: roundMontant(sumMontants(Object.values(parts), devise)) };
}

/** The same for the work a line keeps, at what the saw costs its buyer. */
export function prixTravail(
  { coupes, longueurCoupee }: Pick<TravailCoupe, 'coupes' | 'longueurCoupee'>,
  { coupe, metreCoupe, forfait }: TarifCoupe,
  { unites, unite }: { unites: number; unite: Montant },
): PrixDecoupe {
  return prixDecoupe(
    { unites, nombreCoupes: coupes, longueurCoupee, longueurChants: 0 },
    {
      unite,
      ...(coupe && { coupe }),
      ...(metreCoupe && { metreCoupe }),
      ...(forfait && { forfait }),
    },
  );
}

/** A thousandth is a tenth of a percent. */
function auMetre(prix: Montant, millimetres: number): Montant {
  return percentOfMontant(multiplyMontant(prix, millimetres), '0.1');
}
