/** The room: its walls as lines one can stand things along, and what is inside it. */
import { LIMITES, MUR_MIN } from './limites-plan.ts';
import { PROFONDEUR_BAS } from './modules.ts';
import type { Ilot, Piece, Plan } from './plan.schema.ts';

export interface Point {
  x: number;
  y: number;
}

/** A wall, or the back of an island: positions run from its start, the room is on its right. */
export interface Ligne {
  nom: string;
  debut: Point;
  /** Unit vectors along the line, and into the room. */
  sens: Point;
  vers: Point;
  longueur: number;
}

export interface Rect {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

type Contour = Pick<Plan, 'piece' | 'ilots'>;

/** The worktop of an island reaches this far behind its cabinets. */
export const DEBORD_ILOT = 300;

export function nomDuMur(index: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + index);
}

export function nomIlot(index: number): string {
  return `I${index + 1}`;
}

export function nomsDesLignes({ piece, ilots }: Contour): string[] {
  return [...piece.coins.map((_, i) => nomDuMur(i)), ...ilots.map((_, i) => nomIlot(i))];
}

export function mursOf({ coins }: Pick<Piece, 'coins'>): Ligne[] {
  return coins.map((debut, i) => {
    const fin = coins[(i + 1) % coins.length] ?? debut;
    const sens = { x: Math.sign(fin.x - debut.x), y: Math.sign(fin.y - debut.y) };
    const longueur = Math.abs(fin.x - debut.x) + Math.abs(fin.y - debut.y);
    return { nom: nomDuMur(i), debut, sens, vers: aDroite(sens), longueur };
  });
}

export function lignesOf({ piece, ilots }: Contour): Ligne[] {
  return [...mursOf(piece), ...ilots.map((ilot, i) => ligneIlot(ilot, nomIlot(i)))];
}

export function ligneOf(contour: Contour, nom: string): Ligne | undefined {
  return lignesOf(contour).find((ligne) => ligne.nom === nom);
}

const SENS_ILOT: Readonly<Record<Ilot['angle'], Point>> = {
  0: { x: 1, y: 0 },
  90: { x: 0, y: 1 },
  180: { x: -1, y: 0 },
  270: { x: 0, y: -1 },
};

function ligneIlot({ x, y, longueur, angle }: Ilot, nom: string): Ligne {
  const sens = SENS_ILOT[angle];
  return { nom, debut: { x, y }, sens, vers: aDroite(sens), longueur };
}

/** In a drawing whose y goes down, clockwise corners have the room on the right of each wall. */
function aDroite({ x, y }: Point): Point {
  return { x: y === 0 ? 0 : -y, y: x };
}

export function pointSur({ debut, sens, vers }: Ligne, position: number, profondeur = 0): Point {
  return {
    x: debut.x + sens.x * position + vers.x * profondeur,
    y: debut.y + sens.y * position + vers.y * profondeur,
  };
}

/** From `position`, `largeur` along the line, between two depths. */
export function rectSur(
  ligne: Ligne,
  position: number,
  largeur: number,
  [pres, loin]: readonly [number, number],
): Rect {
  const a = pointSur(ligne, position, pres);
  const b = pointSur(ligne, position + largeur, loin);
  return {
    x0: Math.min(a.x, b.x),
    y0: Math.min(a.y, b.y),
    x1: Math.max(a.x, b.x),
    y1: Math.max(a.y, b.y),
  };
}

/** What an island covers of the floor, its worktop included. */
export function rectIlot(ilot: Ilot): Rect {
  return rectSur(ligneIlot(ilot, ''), 0, ilot.longueur, [-DEBORD_ILOT, PROFONDEUR_BAS]);
}

export function seTouchent(a: Rect, b: Rect): boolean {
  return a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;
}

/** Wholly inside, walls touched but not crossed. */
export function isDansLaPiece(rect: Rect, piece: Pick<Piece, 'coins'>): boolean {
  const murs = mursOf(piece);
  const traverse = murs.some((mur) => {
    const fin = pointSur(mur, mur.longueur);
    const segment = {
      x0: Math.min(mur.debut.x, fin.x),
      x1: Math.max(mur.debut.x, fin.x),
      y0: Math.min(mur.debut.y, fin.y),
      y1: Math.max(mur.debut.y, fin.y),
    };
    return (
      segment.x0 < rect.x1 && segment.x1 > rect.x0 && segment.y0 < rect.y1 && segment.y1 > rect.y0
    );
  });
  return !traverse && contient(murs, { x: (rect.x0 + rect.x1) / 2, y: (rect.y0 + rect.y1) / 2 });
}

/** By the walls that a ray to the right crosses; a point off every corner's height decides. */
function contient(murs: readonly Ligne[], { x, y }: Point): boolean {
  const hauteur = y + 0.25;
  return (
    murs.filter((mur) => {
      if (mur.sens.x !== 0 || mur.debut.x <= x) return false;
      const fin = mur.debut.y + mur.sens.y * mur.longueur;
      return Math.min(mur.debut.y, fin) < hauteur && Math.max(mur.debut.y, fin) > hauteur;
    }).length %
      2 ===
    1
  );
}

/** Right angles only, clockwise, no wall through another. */
export function isPieceFermee(piece: Pick<Piece, 'coins'>): boolean {
  const { coins } = piece;
  const murs = mursOf(piece);
  const droits = murs.every(({ sens, longueur }, i) => {
    const suivant = murs[(i + 1) % murs.length];
    return (
      longueur >= MUR_MIN &&
      (sens.x === 0) !== (sens.y === 0) &&
      suivant !== undefined &&
      (suivant.sens.x === 0) !== (sens.x === 0)
    );
  });
  return (
    droits &&
    aire(coins) > 0 &&
    !murs.some((a, i) => murs.some((b, j) => croise(a, b, i, j, murs.length)))
  );
}

/** Positive when corners turn clockwise on the drawing. */
function aire(coins: readonly Point[]): number {
  return coins.reduce((sum, a, i) => {
    const b = coins[(i + 1) % coins.length] ?? a;
    return sum + a.x * b.y - b.x * a.y;
  }, 0);
}

function croise(a: Ligne, b: Ligne, i: number, j: number, nombre: number): boolean {
  const voisins = i === j || (i + 1) % nombre === j || (j + 1) % nombre === i;
  if (voisins) return false;
  const [p, q] = [etendue(a), etendue(b)];
  return p.x0 <= q.x1 && q.x0 <= p.x1 && p.y0 <= q.y1 && q.y0 <= p.y1;
}

function etendue(mur: Ligne): Rect {
  return rectSur(mur, 0, mur.longueur, [0, 0]);
}

/**
 * The room with a wall of another length: the next wall moves along, and the one after it takes
 * what the first gave. Undefined where no room is left of it.
 */
export function changerLongueur(piece: Piece, nom: string, longueur: number): Piece | undefined {
  const murs = mursOf(piece);
  const index = murs.findIndex((mur) => mur.nom === nom);
  const mur = murs[index];
  if (!mur) return undefined;
  const de = longueur - mur.longueur;
  const deplaces = [(index + 1) % murs.length, (index + 2) % murs.length];
  const bouges = piece.coins.map((coin, i) =>
    deplaces.includes(i) ? { x: coin.x + mur.sens.x * de, y: coin.y + mur.sens.y * de } : coin,
  );
  const changee = { ...piece, coins: recaler(bouges) };
  const tient = changee.coins.every((coin) => Math.max(coin.x, coin.y) <= LIMITES.coin[1]);
  return tient && isPieceFermee(changee) ? changee : undefined;
}

/** A corner cut away, for a duct or a chimney: two walls more. */
export function couperCoin(piece: Piece, index: number, coupe: Point): Piece | undefined {
  const murs = mursOf(piece);
  const coin = piece.coins[index];
  const avant = murs[(index + murs.length - 1) % murs.length];
  const apres = murs[index];
  if (!coin || !avant || !apres || piece.coins.length + 2 > LIMITES.coins[1]) return undefined;
  const [a, b] = avant.sens.x === 0 ? [coupe.y, coupe.x] : [coupe.x, coupe.y];
  const debut = { x: coin.x - avant.sens.x * a, y: coin.y - avant.sens.y * a };
  const fin = { x: coin.x + apres.sens.x * b, y: coin.y + apres.sens.y * b };
  const creux = {
    x: debut.x + (fin.x - coin.x),
    y: debut.y + (fin.y - coin.y),
  };
  const coins = [
    ...piece.coins.slice(0, index),
    debut,
    creux,
    fin,
    ...piece.coins.slice(index + 1),
  ];
  const coupee = { ...piece, coins: recaler(coins) };
  return isPieceFermee(coupee) ? coupee : undefined;
}

/** The drawing begins at 0, 0. */
function recaler(coins: readonly Point[]): Point[] {
  const x = Math.min(...coins.map((coin) => coin.x));
  const y = Math.min(...coins.map((coin) => coin.y));
  return coins.map((coin) => ({ x: coin.x - x, y: coin.y - y }));
}
