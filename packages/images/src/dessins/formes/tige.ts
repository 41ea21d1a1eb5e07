/** Long round things along x: what they look like by diameter and length, and both told. */
import { cadreOf } from '../cadre.ts';
import { choixOf, metrique, mm, type Mesures } from '../mesures.ts';
import { schemaVues, type Schema } from '../schema.ts';
import { axe, cercle, croix, deplacer, type Point, type Trait } from '../traits.ts';
import { cote, type Cote, type Repere, type Signe, type Vue } from '../vue.ts';

export interface Tige {
  /** Code of its diameter, length or thread; or what is usual for a length that tells none. */
  diametre: string | ((longueur: number) => number);
  longueur: string;
  /** Diameters it is drawn long at most; the middle is left out beyond. */
  elancement?: number;
  /** From x = 0 to its length, round the axis. */
  cote: (d: number, l: number, m: Mesures) => Trait[];
  /** Seen from its end. */
  bout?: (d: number, m: Mesures) => Trait[];
  /** Where the length is measured between, if not from end to end. */
  entre?: (d: number, l: number) => readonly [number, number];
  signe?: Signe;
  /** Where the middle is left out, as a part of the length. */
  rupture?: number;
  /** Side the diameter is told on. */
  bord?: 'gauche' | 'droite';
  autres?: (d: number, l: number, m: Mesures) => (Cote | Repere)[];
}

export function tige(forme: Tige): Schema {
  const {
    diametre,
    longueur,
    elancement = 9,
    signe = 'Ø',
    rupture = 0.55,
    bord = 'droite',
  } = forme;
  const codes = typeof diametre === 'string' ? [diametre, longueur] : [longueur];
  const vues = (m: Mesures): Vue[] => {
    const vrai = mm(m, longueur);
    const d = typeof diametre === 'string' ? calibre(m, diametre) : diametre(vrai);
    const l = Math.min(Math.max(vrai, d * 0.4), elancement * d);
    const traits = forme.cote(d, l, m);
    const { y0, y1 } = cadreOf(traits);
    const [de, a] = forme.entre?.(d, l) ?? [0, l];
    const dit: Cote[] =
      typeof diametre === 'string'
        ? [
            cote(bord, -d / 2, d / 2, diametre, {
              signe,
              depuis: bord === 'droite' ? [l - d * 0.5, l - d * 0.5] : [0, 0],
            }),
          ]
        : [];
    const vue: Vue = {
      traits: [...traits, axe([-0.4 * d, 0], [l + 0.4 * d, 0])],
      cotes: [
        cote('bas', de, a, longueur, { depuis: [d * 0.3, d * 0.3] }),
        ...dit,
        ...(forme.autres?.(d, l, m) ?? []),
      ],
      rupture: l < vrai ? { sens: 'x', a: l * rupture, bords: [y0, y1] } : undefined,
    };
    const bout = forme.bout?.(d, m);
    if (!bout) return [vue];
    const place: Point = [l / 2, 0];
    return [vue, { traits: deplacer(bout, { de: place }), cotes: [] }];
  };
  return schemaVues(codes, vues, 'colonne');
}

/** A length as it is, a thread by its diameter. */
export function calibre(m: Mesures, code: string): number {
  return m.get(code)?.mm ?? (/^m\d/.test(choixOf(m, code)) ? metrique(m, code) : 8);
}

export function rond(rayon: number, interieur = 0): Trait[] {
  const c: Point = [0, 0];
  const trou = interieur > 0 ? [cercle(c, interieur, 'vide')] : [];
  return [cercle(c, rayon), ...trou, ...croix(c, rayon)];
}
