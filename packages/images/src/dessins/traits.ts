/** Lines of a drawing, in millimetres, x to the right and y downwards as SVG has them. */

export type Point = readonly [x: number, y: number];

/** Outline, thin edge, axis, edge that is hidden. */
export type Style = 'contour' | 'fin' | 'axe' | 'cache';

/** What an outline is filled with: the body, nothing, a cut. */
export type Fond = 'corps' | 'vide' | 'hachures';

type Pas = readonly ['M' | 'L' | 'Q' | 'C' | 'Z', ...number[]];

export interface Trait {
  style: Style;
  fond?: Fond;
  pas: readonly Pas[];
  ferme?: boolean;
}

export function ligne(points: readonly Point[], style: Style = 'contour'): Trait {
  return { style, pas: points.map(([x, y], i) => [i === 0 ? 'M' : 'L', x, y]) };
}

/** From (x0, y0) to (x1, y1). */
export function segment(
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  style: Style = 'fin',
): Trait {
  return {
    style,
    pas: [
      ['M', x0, y0],
      ['L', x1, y1],
    ],
  };
}

export function polygone(points: readonly Point[], fond: Fond = 'corps'): Trait {
  return { ...ligne(points), fond, ferme: true };
}

/** Corners rounded by a radius, cut down where a side is short. */
export function arrondi(points: readonly Point[], rayon: number, fond: Fond = 'corps'): Trait {
  const pas: Pas[] = points.flatMap((point, i): Pas[] => {
    const avant = points.at(i - 1) ?? point;
    const apres = points[(i + 1) % points.length] ?? point;
    const [ax, ay] = vers(point, avant, rayon);
    const [bx, by] = vers(point, apres, rayon);
    return [
      [i === 0 ? 'M' : 'L', ax, ay],
      ['Q', ...point, bx, by],
    ];
  });
  return { style: 'contour', fond, pas, ferme: true };
}

function vers([x, y]: Point, [tx, ty]: Point, distance: number): Point {
  const whole = Math.hypot(tx - x, ty - y);
  if (whole === 0) return [x, y];
  const part = Math.min(distance, whole / 2) / whole;
  return [x + (tx - x) * part, y + (ty - y) * part];
}

export function rectangle(
  [x, y]: Point,
  [l, h]: Point,
  { rayon = 0, fond = 'corps' }: { rayon?: number; fond?: Fond } = {},
): Trait {
  const coins: Point[] = [
    [x, y],
    [x + l, y],
    [x + l, y + h],
    [x, y + h],
  ];
  return rayon > 0 ? arrondi(coins, rayon, fond) : polygone(coins, fond);
}

/** How far the handles of one cubic stand that draws a quarter of a circle. */
const KAPPA = 0.5523;

export function ellipse([cx, cy]: Point, [a, b]: Point, fond: Fond = 'corps'): Trait {
  const ka = a * KAPPA;
  const kb = b * KAPPA;
  return {
    style: 'contour',
    fond,
    ferme: true,
    pas: [
      ['M', cx + a, cy],
      ['C', cx + a, cy + kb, cx + ka, cy + b, cx, cy + b],
      ['C', cx - ka, cy + b, cx - a, cy + kb, cx - a, cy],
      ['C', cx - a, cy - kb, cx - ka, cy - b, cx, cy - b],
      ['C', cx + ka, cy - b, cx + a, cy - kb, cx + a, cy],
    ],
  };
}

export function cercle(centre: Point, rayon: number, fond: Fond = 'corps'): Trait {
  return ellipse(centre, [rayon, rayon], fond);
}

/** Points of an arc, angles in degrees, clockwise as y goes down. */
export function arc([cx, cy]: Point, rayon: number, de: number, a: number): Point[] {
  const nombre = Math.max(2, Math.ceil(Math.abs(a - de) / 6));
  return Array.from({ length: nombre + 1 }, (_, i) => {
    const angle = ((de + ((a - de) * i) / nombre) * Math.PI) / 180;
    return [cx + rayon * Math.cos(angle), cy + rayon * Math.sin(angle)];
  });
}

/** With holes that its filling leaves out. */
export function percer(trait: Trait, ...trous: readonly Trait[]): Trait {
  return {
    ...trait,
    pas: [trait, ...trous].flatMap(({ pas }, i) => (i === 0 ? pas : [['Z'], ...pas])),
  };
}

/** Two crossed axes, a little longer than the circle they centre. */
export function croix([cx, cy]: Point, rayon: number): Trait[] {
  const r = rayon * 1.12;
  return [axe([cx - r, cy], [cx + r, cy]), axe([cx, cy - r], [cx, cy + r])];
}

export function axe(de: Point, a: Point): Trait {
  return ligne([de, a], 'axe');
}

export function regulier(centre: Point, rayon: number, cotes: number, depart = 0): Point[] {
  return Array.from({ length: cotes }, (_, i) => {
    const angle = depart + (i * 2 * Math.PI) / cotes;
    return [centre[0] + rayon * Math.cos(angle), centre[1] + rayon * Math.sin(angle)];
  });
}

/** A turned part along x, from its radii; edges where the radius changes. */
export function tourne(
  profil: readonly Point[],
  { aretes = true, fond = 'corps' }: { aretes?: boolean; fond?: Fond } = {},
): Trait[] {
  const dessous = profil.toReversed().map(([x, r]): Point => [x, r]);
  const contour = polygone([...profil.map(([x, r]): Point => [x, -r]), ...dessous], fond);
  const dedans = profil.slice(1, -1).filter(([x, r], i) => r > 0 && profil[i]?.[0] !== x);
  return aretes
    ? [
        contour,
        ...dedans.map(([x, r]) =>
          ligne(
            [
              [x, -r],
              [x, r],
            ],
            'fin',
          ),
        ),
      ]
    : [contour];
}

/** The same lines moved, after being turned by quarters and scaled. */
export function deplacer(
  traits: readonly Trait[],
  { quarts = 0, de = [0, 0], miroir = false }: { quarts?: number; de?: Point; miroir?: boolean },
): Trait[] {
  const cos = [1, 0, -1, 0][quarts & 3] ?? 1;
  const sin = [0, 1, 0, -1][quarts & 3] ?? 0;
  const place = (x0: number, y: number): Point => {
    const x = miroir ? -x0 : x0;
    return [x * cos - y * sin + de[0], x * sin + y * cos + de[1]];
  };
  return traits.map((trait) => ({ ...trait, pas: trait.pas.map((pas) => mapPas(pas, place)) }));
}

export function mapPas([lettre, ...nombres]: Pas, place: (x: number, y: number) => Point): Pas {
  const points: number[] = [];
  for (let i = 0; i < nombres.length; i += 2) {
    points.push(...place(nombres[i] ?? 0, nombres[i + 1] ?? 0));
  }
  return [lettre, ...points];
}
