/** Threads, along x. */
import { ligne, polygone, type Point, type Trait } from '../traits.ts';

interface Filet {
  de: number;
  a: number;
  diametre: number;
  /** Diameter of the core, as a part of the whole. */
  noyau?: number;
  pas?: number;
}

/** Sharp and coarse, as wood and concrete screws have them. */
export function filetBois({
  de,
  a,
  diametre,
  noyau = 0.66,
  pas = diametre * 0.42,
}: Filet): Trait[] {
  const nombre = Math.max(2, Math.round((a - de) / pas));
  const p = (a - de) / nombre;
  const [r, rn] = [diametre / 2, (diametre / 2) * noyau];
  const dessus: Point[] = [[de, -rn]];
  const dessous: Point[] = [[de, rn]];
  for (let i = 0; i < nombre; i++) {
    dessus.push([de + p * (i + 0.3), -r], [de + p * (i + 0.6), -rn]);
    dessous.push([de + p * (i + 0.05), rn], [de + p * (i + 0.75), r]);
  }
  const cretes = Array.from({ length: nombre }, (_, i) =>
    ligne(
      [
        [de + p * (i + 0.3), -r],
        [de + p * (i + 0.75), r],
      ],
      'fin',
    ),
  );
  return [polygone([...dessus, [a, -rn], [a, rn], ...dessous.toReversed()]), ...cretes];
}

/** By convention: the core as a thin line, the end of the thread as an edge. */
export function filetMetrique({ de, a, diametre }: Filet): Trait[] {
  const r = diametre / 2;
  const rn = r * 0.82;
  const c = r * 0.18;
  return [
    polygone([
      [de, -r],
      [a - c, -r],
      [a, -rn],
      [a, rn],
      [a - c, r],
      [de, r],
    ]),
    ligne(
      [
        [de, -rn],
        [a, -rn],
      ],
      'fin',
    ),
    ligne(
      [
        [de, rn],
        [a, rn],
      ],
      'fin',
    ),
    ligne(
      [
        [a - c, -r],
        [a - c, r],
      ],
      'fin',
    ),
  ];
}
