/** Dimensions of a view as they stand on the sheet: lines, arrows and words, in pixels. */
import type { Mesures } from './mesures.ts';
import { elargir, type Cadre } from './cadre.ts';
import { type Point } from './traits.ts';
import type { Cote, Repere } from './vue.ts';

export const CORPS = 33;

export interface Mot {
  a: Point;
  texte: string;
  ancre: 'start' | 'middle' | 'end';
  /** Read from the right, along a vertical dimension. */
  couche: boolean;
}

export interface Placees {
  lignes: (readonly [Point, Point])[];
  /** Tip and the way it points. */
  fleches: (readonly [Point, Point])[];
  mots: Mot[];
  /** Frame of the view alone. */
  forme: Cadre;
  /** With its dimensions. */
  cadre: Cadre;
}

/** Between the view and its first dimension, and between two of them. */
const ECART = { haut: 30, gauche: 30, bas: 57, droite: 57 };
const PAS = 60;
/** An arrow, and the least a dimension must measure to hold both of them. */
const FLECHE = 18;
const DEDANS = 58;
const QUEUE = 34;

/** Letters of the usual sans serif are half as wide as they are high. */
export function largeurOf(texte: string): number {
  return texte.length * CORPS * 0.57;
}

export function placerCotes(
  cotes: readonly (Cote | Repere)[],
  cadre: Cadre,
  mesures: Mesures,
  echelle: number,
): Placees {
  const placees: Placees = { lignes: [], fleches: [], mots: [], forme: cadre, cadre: { ...cadre } };
  for (const each of cotes) {
    if (each.sorte === 'cote') placerCote(placees, each, cadre, mesures, echelle);
    else placerRepere(placees, each, mesures, echelle);
  }
  for (const point of placees.lignes.flat()) elargir(placees.cadre, point);
  for (const mot of placees.mots) for (const coin of coinsOf(mot)) elargir(placees.cadre, coin);
  return placees;
}

function write(mesures: Mesures, code: string, signe: string): { court: string; long: string } {
  const mesure = mesures.get(code);
  if (!mesure) throw new RangeError(`nothing is known of ${code}`);
  const court = signe === '' ? mesure.valeur : `${signe} ${mesure.valeur}`;
  return { court, long: signe === 'Ø' ? court : `${mesure.mot} ${court}` };
}

function placerCote(
  placees: Placees,
  { bord, de, a, code, signe, rang, depuis }: Cote,
  cadre: Cadre,
  mesures: Mesures,
  echelle: number,
): void {
  const couche = bord === 'gauche' || bord === 'droite';
  const dehors = bord === 'haut' || bord === 'gauche' ? -1 : 1;
  const flanc = { haut: cadre.y0, bas: cadre.y1, gauche: cadre.x0, droite: cadre.x1 }[bord];
  const niveau = flanc + dehors * (ECART[bord] + rang * PAS);
  const [p, q] = [Math.min(de, a) * echelle, Math.max(de, a) * echelle];
  const [dp, dq] = (de <= a ? depuis : depuis?.toReversed()) ?? [];
  const point = (u: number, v: number): Point => (couche ? [v, u] : [u, v]);
  for (const [u, d] of [
    [p, dp],
    [q, dq],
  ] as const) {
    const start = d === undefined ? flanc : d * echelle;
    placees.lignes.push([point(u, start + dehors * 7), point(u, niveau + dehors * 11)]);
  }
  const long = q - p;
  const dedans = long >= DEDANS;
  const reste = dedans ? 0 : QUEUE;
  placees.lignes.push([point(p - reste, niveau), point(q + reste, niveau)]);
  const sens = dedans ? 1 : -1;
  placees.fleches.push([point(p, niveau), point(sens, 0)], [point(q, niveau), point(-sens, 0)]);
  const { court, long: entier } = write(mesures, code, signe);
  const texte = largeurOf(entier) + 24 <= long ? entier : court;
  if (largeurOf(texte) + 16 <= long) {
    placees.mots.push({ a: point((p + q) / 2, niveau - 10), texte, ancre: 'middle', couche });
  } else if (couche) {
    const ancre = dehors < 0 ? 'end' : 'start';
    const a2: Point = [niveau + dehors * 14, (p + q) / 2 + CORPS * 0.35];
    placees.mots.push({ a: a2, texte, ancre, couche: false });
  } else {
    const a2: Point = [q + reste + 12, niveau + CORPS * 0.35];
    placees.mots.push({ a: a2, texte, ancre: 'start', couche: false });
  }
}

function placerRepere(
  placees: Placees,
  { point, vers, code, signe, mot }: Repere,
  mesures: Mesures,
  echelle: number,
): void {
  const depart: Point = [point[0] * echelle, point[1] * echelle];
  const coude: Point = [depart[0] + vers[0], depart[1] + vers[1]];
  const cote = vers[0] < 0 ? -1 : 1;
  const bout: Point = [coude[0] + cote * 22, coude[1]];
  placees.lignes.push([depart, coude], [coude, bout]);
  const whole = Math.hypot(...vers) || 1;
  placees.fleches.push([depart, [vers[0] / whole, vers[1] / whole]]);
  const { court, long } = write(mesures, code, signe);
  placees.mots.push({
    a: [bout[0] + cote * 8, bout[1] + CORPS * 0.35],
    texte: mot ? long : court,
    ancre: cote < 0 ? 'end' : 'start',
    couche: false,
  });
}

/** The box of a word, its baseline where it was put. */
function coinsOf({ a: [x, y], texte, ancre, couche }: Mot): Point[] {
  const l = largeurOf(texte);
  const depart = { start: 0, middle: -l / 2, end: -l }[ancre];
  const haut = CORPS * 0.8;
  const bas = CORPS * 0.25;
  return couche
    ? [
        [x - haut, y - depart],
        [x + bas, y - depart - l],
      ]
    : [
        [x + depart, y - haut],
        [x + depart + l, y + bas],
      ];
}

/** The three corners of an arrow. */
export function pointes([[x, y], [dx, dy]]: readonly [Point, Point], taille = FLECHE): Point[] {
  const l = taille;
  const e = taille * 0.28;
  return [
    [x, y],
    [x + dx * l - dy * e, y + dy * l + dx * e],
    [x + dx * l + dy * e, y + dy * l - dx * e],
  ];
}
