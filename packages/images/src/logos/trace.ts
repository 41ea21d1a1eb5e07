/** Lines with rounded, cut or sharp corners, as the path of an SVG. Pure. */

export type Point = readonly [x: number, y: number];

/** How the corners of an alphabet are made. */
export type Coin = 'rond' | 'coupe' | 'vif';

export interface Trait {
  points: readonly Point[];
  ferme?: boolean;
  /** Corners stay sharp whatever the alphabet: those of an A, a V, a K. */
  vif?: boolean;
}

export function tracer({ points, ferme = false, vif = false }: Trait, coin: Coin, rayon: number) {
  const { length } = points;
  const at = (i: number): Point => points[(i + length) % length] ?? [0, 0];
  const parts: string[] = [];
  for (let i = 0; i < length; i++) {
    const bout = !ferme && (i === 0 || i === length - 1);
    const [avant, ici, apres] = [at(i - 1), at(i), at(i + 1)];
    if (bout || vif || coin === 'vif') {
      parts.push(`L${write(ici)}`);
      continue;
    }
    // A side between two corners is shared by both, one at an end belongs to its only corner.
    const moitie = (autre: number) => (!ferme && (autre === 0 || autre === length - 1) ? 1 : 0.5);
    const r = Math.min(
      rayon,
      distance(avant, ici) * moitie(i - 1),
      distance(ici, apres) * moitie(i + 1),
    );
    const [entree, sortie] = [vers(ici, avant, r), vers(ici, apres, r)];
    parts.push(`L${write(entree)}`);
    parts.push(
      coin === 'coupe'
        ? `L${write(sortie)}`
        : `A${nombre(r)} ${nombre(r)} 0 0 ${tourne(avant, ici, apres)} ${write(sortie)}`,
    );
  }
  const path = parts.join('').replace(/^L/, 'M');
  return ferme ? `${path}Z` : path;
}

export function nombre(valeur: number): string {
  return String(Math.round(valeur * 10) / 10);
}

function write([x, y]: Point): string {
  return `${nombre(x)} ${nombre(y)}`;
}

function distance(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}

function vers(de: Point, a: Point, longueur: number): Point {
  const loin = distance(de, a) || 1;
  return [de[0] + ((a[0] - de[0]) * longueur) / loin, de[1] + ((a[1] - de[1]) * longueur) / loin];
}

/** 1 when the line turns right, as an arc of an SVG says it. */
function tourne(a: Point, b: Point, c: Point): 0 | 1 {
  return (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]) > 0 ? 1 : 0;
}
