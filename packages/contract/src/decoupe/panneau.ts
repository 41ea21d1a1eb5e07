/** A sheet to be cut, and a plan of it as a tree of cuts: each goes right through the part it is made in. */
import { assertEntier, assertPieces, COTE_MAX, TRAIT_MAX, type PiecePanneau } from './piece.ts';

export interface Panneau {
  longueur: number;
  largeur: number;
  /** Kerf: what the blade turns into dust at each cut. */
  trait: number;
  /** Strip cut off along each edge, kerf included; 0 when the edges are good as they are. */
  affranchissement: number;
  /** The grain shows: pieces keep their direction. */
  fil: boolean;
}

/** What shops cut off edges that have been knocked about. */
export const AFFRANCHISSEMENT = 10;

/** `x` runs along the length of the sheet, `y` along its width. */
export interface Rectangle {
  x: number;
  y: number;
  dx: number;
  dy: number;
}

/** `travers` cuts the length, along the width; `long` the other way. */
export type Sens = 'travers' | 'long';

/** A part of the sheet; the piece, once it has one, lies in its corner at (x, y). */
export interface Part extends Rectangle {
  piece: { rang: number; dx: number; dy: number } | undefined;
  /** Direction of its first cut. */
  sens: Sens;
  /** Parts beside the piece, that of the first cut first. */
  restes: Part[];
}

/** Always the same fields in the same order: a plan makes thousands of them. */
export function createPart(x: number, y: number, dx: number, dy: number): Part {
  return { x, y, dx, dy, piece: undefined, sens: 'travers', restes: [] };
}

/** Sizes of a piece as it may lie. */
export type Pose = readonly [dx: number, dy: number];

export function posesOf({ longueur, largeur }: PiecePanneau, { fil }: Panneau): Pose[] {
  const droite: Pose = [longueur, largeur];
  return fil || longueur === largeur ? [droite] : [droite, [largeur, longueur]];
}

/** What is left of the sheet once its edges are trimmed. */
export function utileOf({ longueur, largeur, affranchissement }: Panneau): Rectangle {
  return {
    x: affranchissement,
    y: affranchissement,
    dx: longueur - 2 * affranchissement,
    dy: largeur - 2 * affranchissement,
  };
}

export function tientDansPanneau(piece: PiecePanneau, panneau: Panneau): boolean {
  const { dx, dy } = utileOf(panneau);
  return posesOf(piece, panneau).some(([w, h]) => w <= dx && h <= dy);
}

export function assertPanneau(panneau: Panneau, pieces: readonly PiecePanneau[]): void {
  assertEntier('longueur of the sheet', panneau.longueur, 1, COTE_MAX);
  assertEntier('largeur of the sheet', panneau.largeur, 1, COTE_MAX);
  assertEntier('trait', panneau.trait, 0, TRAIT_MAX);
  assertEntier('affranchissement', panneau.affranchissement, 0, TRAIT_MAX);
  assertPieces(pieces);
  for (const piece of pieces) {
    assertEntier('longueur of a piece', piece.longueur, 1, COTE_MAX);
    assertEntier('largeur of a piece', piece.largeur, 1, COTE_MAX);
    if (!tientDansPanneau(piece, panneau)) {
      throw new RangeError(`larger than the sheet: ${piece.longueur} x ${piece.largeur}`);
    }
  }
}
