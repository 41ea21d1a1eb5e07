/** A drawing as lines, areas and words, in millimetres: the page makes SVG of it, the paper PDF. */
export const STYLES = [
  'sol',
  'mur',
  'vide',
  'meuble',
  'colonne',
  'appareil',
  'haut',
  'facade',
  'plan',
  'trait',
  'fin',
  'cote',
  'poignee',
  'niche',
] as const;
export type Style = (typeof STYLES)[number];

export type Trace =
  | {
      forme: 'rect';
      x: number;
      y: number;
      largeur: number;
      hauteur: number;
      style: Style;
      /** What one takes hold of by it. */
      elementId?: string;
    }
  | { forme: 'ligne'; x1: number; y1: number; x2: number; y2: number; style: Style }
  | { forme: 'chemin'; points: readonly (readonly [number, number])[]; style: Style }
  | { forme: 'cercle'; x: number; y: number; rayon: number; style: Style }
  | {
      forme: 'texte';
      x: number;
      y: number;
      texte: string;
      /** Height of the letters. */
      taille: number;
      vertical?: boolean;
      /** Number of an element, read apart from dimensions. */
      repere?: string;
    };

export interface Dessin {
  x: number;
  y: number;
  largeur: number;
  hauteur: number;
  traces: Trace[];
}

export const TAILLE_COTE = 95;
export const TAILLE_REPERE = 130;

/** Numbers of the elements, as list, drawings and paper give them. */
export function reperesOf(elements: readonly { id: string }[]): ReadonlyMap<string, number> {
  return new Map(elements.map(({ id }, i) => [id, i + 1]));
}

/** Cuts of a chain of dimensions, in order and without repeats. */
export function chaine(bords: readonly number[], longueur: number): number[] {
  return [...new Set([0, ...bords, longueur])].sort((a, b) => a - b);
}
