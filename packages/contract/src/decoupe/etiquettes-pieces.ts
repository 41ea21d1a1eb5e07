/** A label for each piece of a cut list: « 3 / 12, 1200 mm ». */
import { METRE_MAX, type PieceBarre, type PiecePanneau } from './piece.ts';
import { parseCoupeBarre, parseCoupePanneau, type LectureCoupe } from './trait-coupe.ts';

export interface EtiquettePiece {
  /** From 1. */
  numero: number;
  /** Pieces of the list. */
  sur: number;
  longueur: number;
  /** Null for a piece cut to length only. */
  largeur: number | null;
}

/** Numbered in the order of the list as a line keeps it: the longest first. Whatever is no list has none. */
export function etiquettesDePieces(traitCoupe: string): EtiquettePiece[] {
  const une = piecesGardees(traitCoupe).flatMap((piece) =>
    Array.from({ length: piece.quantite }, () => ({
      longueur: piece.longueur,
      largeur: 'largeur' in piece ? piece.largeur : null,
    })),
  );
  return une.map((piece, i) => ({ numero: i + 1, sur: une.length, ...piece }));
}

/** The pieces of a list that a line keeps, same sizes together; none of whatever is no list. */
export function piecesGardees(traitCoupe: string): (PieceBarre | PiecePanneau)[] {
  const isPanneau = /^\d+x\d+x\d+/.test(traitCoupe);
  const { pieces, erreurs }: LectureCoupe<PieceBarre | PiecePanneau> = isPanneau
    ? parseCoupePanneau(traitCoupe, SANS_LIMITE)
    : parseCoupeBarre(traitCoupe, SANS_LIMITE);
  return erreurs.length > 0 ? [] : pieces;
}

/** A list that a line keeps was good for its article: its sizes are not judged again. */
const SANS_LIMITE = {
  longueur: METRE_MAX,
  largeur: METRE_MAX,
  trait: 0,
  affranchissement: 0,
  fil: false,
};
