/** Heads of screws and bolts: from the side, ending at x = 0, and as they are driven. */
import {
  arc,
  arrondi,
  cercle,
  croix,
  ligne,
  polygone,
  regulier,
  tourne,
  type Point,
  type Trait,
} from '../traits.ts';

export interface Tete {
  /** Before x = 0. */
  hauteur: number;
  /** Radius at the widest. */
  rayon: number;
  cote: Trait[];
  /** Its length is measured from the top: it goes into the wood. */
  noyee?: boolean;
  hexagone?: boolean;
}

function hexagonale(d: number, embase: boolean): Tete {
  const h = 0.68 * d;
  const r = 0.93 * d;
  const pied = embase ? 0.14 * d : 0;
  const corps = -pied;
  const traits: Trait[] = [
    arrondi(
      [
        [-h - pied, -r],
        [corps, -r],
        [corps, r],
        [-h - pied, r],
      ],
      0.12 * d,
    ),
    ligne(
      [
        [-h - pied, -r / 2],
        [corps, -r / 2],
      ],
      'fin',
    ),
    ligne(
      [
        [-h - pied, r / 2],
        [corps, r / 2],
      ],
      'fin',
    ),
  ];
  if (embase)
    traits.push(
      ...tourne([
        [-pied, 1.15 * d],
        [0, 1.15 * d],
      ]),
    );
  return { hauteur: h + pied, rayon: embase ? 1.15 * d : r, cote: traits, hexagone: true };
}

/** A dome from x = -h to 0. */
function calotte(h: number, r: number): Trait {
  const rayon = (r * r + h * h) / (2 * h);
  const demi = (Math.asin(Math.min(1, r / rayon)) * 180) / Math.PI;
  const centre: Point = [rayon - h, 0];
  return polygone(arc(centre, rayon, 180 - demi, 180 + demi));
}

export function teteOf(forme: string, d: number): Tete {
  switch (forme) {
    case 'ronde':
      return { hauteur: 0.62 * d, rayon: 0.98 * d, cote: [calotte(0.62 * d, 0.98 * d)] };
    case 'disque':
      return {
        hauteur: 0.5 * d,
        rayon: 1.25 * d,
        cote: [
          calotte(0.5 * d, 0.8 * d),
          ...tourne([
            [-0.18 * d, 1.25 * d],
            [0, 1.25 * d],
          ]),
        ],
      };
    case 'hexagonale':
      return hexagonale(d, false);
    case 'hexagonale-embase':
      return hexagonale(d, true);
    case 'cylindrique':
      return {
        hauteur: d,
        rayon: 0.78 * d,
        cote: [
          arrondi(
            [
              [-d, -0.78 * d],
              [0, -0.78 * d],
              [0, 0.78 * d],
              [-d, 0.78 * d],
            ],
            0.12 * d,
          ),
          ...[-0.5, -0.25, 0, 0.25, 0.5].map((part) =>
            ligne(
              [
                [-0.86 * d, part * d],
                [-0.1 * d, part * d],
              ],
              'fin',
            ),
          ),
        ],
      };
    case 'collet-carre':
      return { hauteur: 0.55 * d, rayon: 1.1 * d, cote: [calotte(0.55 * d, 1.1 * d)] };
    case 'trompette':
      return { ...fraisee(d, 0.95, 0.75), noyee: true };
    case 'bombee-reduite':
      return { ...fraisee(d, 0.82, 0.5), noyee: true };
    default:
      return { ...fraisee(d, 0.98, 0.62), noyee: true };
  }
}

function fraisee(d: number, rayon: number, hauteur: number): Tete {
  return {
    hauteur: hauteur * d,
    rayon: rayon * d,
    cote: tourne([
      [-hauteur * d, rayon * d],
      [-hauteur * d + 0.08 * d, rayon * d],
      [0, 0.36 * d],
    ]),
  };
}

/** The head as it is driven, round its own centre. */
export function dessusOf({ rayon, hexagone }: Tete, empreinte: string): Trait[] {
  const r = rayon;
  const bord = hexagone
    ? r > 1
      ? [cercle([0, 0], r), polygone(regulier([0, 0], r * 0.86, 6, Math.PI / 6))]
      : [polygone(regulier([0, 0], r, 6, Math.PI / 6))]
    : [cercle([0, 0], r)];
  return [...bord, ...creuxOf(empreinte, r), ...croix([0, 0], r)];
}

function creuxOf(empreinte: string, r: number): Trait[] {
  if (/^t\d/.test(empreinte)) return [polygone(lobes(r * 0.5), 'vide')];
  if (empreinte === 'six-pans-creux') return [polygone(regulier([0, 0], r * 0.6, 6), 'vide')];
  if (/^p[hz]/.test(empreinte)) return [polygone(branches(r * 0.56, r * 0.13), 'vide')];
  return [];
}

function lobes(r: number): Point[] {
  return Array.from({ length: 72 }, (_, i) => {
    const angle = (i / 72) * 2 * Math.PI;
    const rayon = r * (0.84 + 0.16 * Math.cos(6 * angle));
    return [rayon * Math.cos(angle), rayon * Math.sin(angle)];
  });
}

function branches(long: number, large: number): Point[] {
  return [0, 1, 2, 3].flatMap((quart): Point[] => {
    const cos = [1, 0, -1, 0][quart] ?? 1;
    const sin = [0, 1, 0, -1][quart] ?? 0;
    const tour = (x: number, y: number): Point => [x * cos - y * sin, x * sin + y * cos];
    return [tour(large * 1.5, -large * 1.5), tour(long, -large), tour(long, large)];
  });
}
