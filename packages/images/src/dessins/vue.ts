/** A view: lines in millimetres, what is measured on them, and where a long thing is broken. */
import type { Point, Trait } from './traits.ts';

export type Bord = 'haut' | 'bas' | 'gauche' | 'droite';

export type Signe = 'Ø' | 'R' | '';

/** A length between two places, told outside the view, on one of its sides. */
export interface Cote {
  sorte: 'cote';
  bord: Bord;
  /** Along the side: x for those above and below, y for the others. */
  de: number;
  a: number;
  code: string;
  signe: Signe;
  /** 0 nearest to the view. */
  rang: number;
  /** Where its extension lines start, across; at the side of the view unless told. */
  depuis?: readonly [number, number];
}

/** What a place is, told at the end of a line that leads to it. */
export interface Repere {
  sorte: 'repere';
  point: Point;
  /** From the place to the words, pixels of the sheet. */
  vers: Point;
  code: string;
  signe: Signe;
  /** The name of the attribute before the value. */
  mot: boolean;
}

export interface Rupture {
  /** The way the thing is long. */
  sens: 'x' | 'y';
  a: number;
  /** Its width there. */
  bords: readonly [number, number];
}

export interface Vue {
  traits: readonly Trait[];
  cotes: readonly (Cote | Repere)[];
  rupture?: Rupture | undefined;
}

/** Views beside each other share their height 0, views below each other their place 0 across. */
export interface Dessin {
  vues: readonly Vue[];
  sens?: 'rangee' | 'colonne';
}

export interface Reglage {
  rang?: number;
  signe?: Signe;
  depuis?: readonly [number, number];
}

export function cote(
  bord: Bord,
  de: number,
  a: number,
  code: string,
  { rang = 0, signe = '', depuis }: Reglage = {},
): Cote {
  const base = { sorte: 'cote', bord, de, a, code, signe, rang } as const;
  return depuis ? { ...base, depuis } : base;
}

export function repere(
  point: Point,
  vers: Point,
  code: string,
  { signe = '', mot = false }: { signe?: Signe; mot?: boolean } = {},
): Repere {
  return { sorte: 'repere', point, vers, code, signe, mot };
}
