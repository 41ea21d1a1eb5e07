/** A cut list read, planned and counted for what an article is cut from: the one place that joins them. */
import type { TravailCoupe } from '../panier/coupe-ligne.schema.ts';
import type { Matiere } from './matiere.schema.ts';
import { AFFRANCHISSEMENT, type Panneau } from './panneau.ts';
import { METRE_MAX, nombrePieces, type PieceBarre, type PiecePanneau } from './piece.ts';
import { planifierBarres, type PlanBarres } from './plan-barres.ts';
import { planifierPanneaux, type PlanPanneaux } from './plan-panneaux.ts';
import { parseCoupeBarre, parseCoupePanneau, type LectureCoupe } from './trait-coupe.ts';

export type Piece = PieceBarre | PiecePanneau;

export type PlanCoupe =
  | { debit: 'barre'; plan: PlanBarres }
  | { debit: 'panneau'; plan: PlanPanneaux }
  /** Off a coil: pieces one after the other, sold by the metre begun. */
  | { debit: 'metre'; metres: number; chute: number };

export function readCoupe(texte: string, matiere: Matiere): LectureCoupe<Piece> {
  return matiere.debit === 'panneau'
    ? parseCoupePanneau(texte, panneauOf(matiere))
    : parseCoupeBarre(texte, { longueur: longueurOf(matiere) });
}

/** Pieces that were read for the same matiere: any other throws a RangeError. */
export function planifierCoupe(pieces: readonly Piece[], matiere: Matiere): PlanCoupe {
  if (matiere.debit === 'panneau') {
    const posees = pieces.filter((piece) => 'largeur' in piece);
    return { debit: 'panneau', plan: planifierPanneaux(posees, panneauOf(matiere)) };
  }
  if (matiere.debit === 'barre') {
    const barre = { longueur: longueurOf(matiere), trait: matiere.trait };
    return { debit: 'barre', plan: planifierBarres(pieces, barre) };
  }
  const total = pieces.reduce(
    (sum, { quantite, longueur }) => sum + quantite * (longueur + matiere.trait),
    0,
  );
  const metres = Math.ceil(total / 1000);
  return { debit: 'metre', metres, chute: metres * 1000 - total };
}

/** What a line keeps of its plan: numbers, since the price of a cut may change. */
export function compterTravail(pieces: readonly Piece[], coupe: PlanCoupe): TravailCoupe {
  const nombre = nombrePieces(pieces);
  switch (coupe.debit) {
    case 'barre': {
      const { barres, borne, nombreCoupes: coupes, chuteTotale: chute } = coupe.plan;
      return { pieces: nombre, unites: barres.length, borne, coupes, longueurCoupee: 0, chute };
    }
    case 'panneau': {
      const { panneaux, borne, nombreCoupes, longueurCoupee, surfaceChutes } = coupe.plan;
      return {
        pieces: nombre,
        unites: panneaux.length,
        borne,
        coupes: nombreCoupes,
        longueurCoupee,
        chute: surfaceChutes,
      };
    }
    case 'metre': {
      const { metres: unites, chute } = coupe;
      return { pieces: nombre, unites, borne: unites, coupes: nombre, longueurCoupee: 0, chute };
    }
  }
}

/** Units of sale, before the article's own packing rounds them up. */
export function unitesDeVente(unites: number, { parUnite }: Matiere): number {
  return Math.ceil(unites / parUnite);
}

/** What is bought: the plan, rounded up by the packing of the article. */
export function quantiteDeCoupe(
  { unites }: Pick<TravailCoupe, 'unites'>,
  matiere: Matiere,
  { multiple, minimum }: { multiple: number; minimum: number },
): number {
  const voulue = unitesDeVente(unites, matiere);
  return voulue < minimum ? minimum : Math.ceil(voulue / multiple) * multiple;
}

/** Tells two of them apart. */
export function cleDeMatiere(matiere: Matiere): string {
  const { debit, longueur, largeur, fil, trait, parUnite } = matiere;
  return [debit, longueur, largeur, fil, trait, parUnite].join(' ');
}

export function panneauOf({ longueur, largeur, trait, fil }: Matiere): Panneau {
  return {
    longueur: longueur ?? 0,
    largeur: largeur ?? 0,
    trait,
    fil,
    affranchissement: AFFRANCHISSEMENT,
  };
}

function longueurOf({ longueur }: Matiere): number {
  return longueur ?? METRE_MAX;
}
