/** A drawing as nothing but filled and stroked paths: what is left of an SVG, and what a paper is drawn from. */

export interface Trace {
  /** Absolute or relative commands, each with all its numbers. */
  d: string;
  /** `#rrggbb`; null: not filled, or no line. */
  fond: string | null;
  trait: string | null;
  epaisseur: number;
  isPair: boolean;
  opacite: number;
  matrice: Matrice;
}

/** As SVG and PDF write it: a b c d e f. */
export type Matrice = readonly [number, number, number, number, number, number];

export interface DessinLogo {
  /** Corner and size of what is seen. */
  vue: readonly [number, number, number, number];
  traces: readonly Trace[];
}

export const IDENTITE: Matrice = [1, 0, 0, 1, 0, 0];

/** First `b`, then `a`. */
export function composer(a: Matrice, b: Matrice): Matrice {
  return [
    a[0] * b[0] + a[2] * b[1],
    a[1] * b[0] + a[3] * b[1],
    a[0] * b[2] + a[2] * b[3],
    a[1] * b[2] + a[3] * b[3],
    a[0] * b[4] + a[2] * b[5] + a[4],
    a[1] * b[4] + a[3] * b[5] + a[5],
  ];
}

const nombre = (valeur: number) => String(Math.round(valeur * 10_000) / 10_000);

/** Every sign of it is written here: nothing of the file that was sent. */
export function writeSvg({ vue, traces }: DessinLogo): string {
  const [x, y, largeur, hauteur] = vue.map(nombre);
  const chemins = traces.map(({ d, fond, trait, epaisseur, isPair, opacite, matrice }) =>
    [
      `<path d="${d}" fill="${fond ?? 'none'}"`,
      trait && ` stroke="${trait}" stroke-width="${nombre(epaisseur)}"`,
      isPair && ' fill-rule="evenodd"',
      opacite < 1 && ` opacity="${nombre(opacite)}"`,
      matrice !== IDENTITE && ` transform="matrix(${matrice.map(nombre).join(' ')})"`,
      '/>',
    ]
      .filter(Boolean)
      .join(''),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${largeur} ${hauteur}"`,
    ` width="${largeur}" height="${hauteur}">${chemins.join('')}</svg>`,
  ].join('');
}
