/** The stripped end of a cable, along +x from the edge of its sheath: conductors, their copper. */
import { Vector3, type BufferGeometry, type Curve, type Object3D } from 'three';
import { groupe, piece } from '../geometrie/assemblage.ts';
import { curve, tube } from '../geometrie/balayage.ts';
import { surface } from '../geometrie/surface.ts';
import { cuivre } from '../matieres/metaux.ts';
import { plastique, plastiqueBrillant } from '../matieres/plastiques.ts';

export const TEINTES_FIL = {
  'vert-jaune': '#3f8f3a',
  bleu: '#2a6db8',
  marron: '#6b3f22',
  noir: '#26282c',
  gris: '#8f9498',
  rouge: '#c2261f',
  orange: '#e0701c',
  violet: '#6c3f92',
  blanc: '#e9e8e4',
} as const;
export type TeinteFil = keyof typeof TEINTES_FIL;

/** By their number, as they are coloured since 2004; without earth for two. */
export const BRINS: Readonly<Record<2 | 3 | 4 | 5, readonly TeinteFil[]>> = {
  2: ['bleu', 'marron'],
  3: ['vert-jaune', 'bleu', 'marron'],
  4: ['vert-jaune', 'marron', 'noir', 'gris'],
  5: ['vert-jaune', 'bleu', 'marron', 'noir', 'gris'],
};

/** Insulated wire along a line; earth is green with a yellow stripe. */
export function fil(line: Curve<Vector3>, rayon: number, teinte: TeinteFil, pas = 60): Object3D[] {
  const gaine = piece(
    tube(line, rayon, { pas, cotes: 16 }),
    plastiqueBrillant(TEINTES_FIL[teinte]),
  );
  if (teinte !== 'vert-jaune') return [gaine];
  const liseres = [0.05, 0.55].map((u) =>
    piece(lisere(line, rayon * 1.02, u, u + 0.2, pas), plastiqueBrillant('#e8c91c')),
  );
  return [gaine, ...liseres];
}

/** Part of a tube's skin, from `u0` to `u1` of the way round. */
export function lisere(
  line: Curve<Vector3>,
  r: number,
  u0: number,
  u1: number,
  pas: number,
): BufferGeometry {
  const frames = line.computeFrenetFrames(pas, false);
  const centre = new Vector3();
  return surface(
    6,
    pas,
    (u, v, out) => {
      const at = Math.round(v * pas);
      const turn = (u0 + (u1 - u0) * u) * Math.PI * 2;
      line.getPointAt(v, centre);
      out
        .copy(centre)
        .addScaledVector(frames.normals[at] ?? centre, -Math.cos(turn) * r)
        .addScaledVector(frames.binormals[at] ?? centre, Math.sin(turn) * r);
    },
    1,
  );
}

/** Conductors fan out of a sheath of this radius; copper shows on their last fifth. */
export function boutDeCable(
  rayon: number,
  teintes: readonly TeinteFil[],
  longueur = rayon * 9,
): Object3D {
  const n = teintes.length;
  const r = rayon * (n === 1 ? 0.8 : n === 2 ? 0.44 : n === 3 ? 0.4 : 0.33);
  const autour = n === 1 ? 0 : rayon - r - rayon * 0.1;
  const parts = teintes.flatMap((teinte, i) => {
    const a = (i / n) * Math.PI * 2 + 0.5;
    const [y, z] = [Math.sin(a) * autour, Math.cos(a) * autour];
    const ecart = (k: number) => 1 + k * 1.5;
    const points = [0, 0.35, 0.7, 1].map((k, j) => {
      const long = longueur * (1 - 0.07 * (i % 3));
      return [
        j === 0 ? -rayon * 0.4 : k * long,
        Math.max(y * ecart(k), r - rayon + 0.1),
        z * ecart(k) * 1.15,
      ] as const;
    });
    const bout = points[3] ?? [0, 0, 0];
    const avant = points[2] ?? [0, 0, 0];
    const ame = curve([avant, bout, bout.map((x, j) => x + (x - (avant[j] ?? 0)) * 0.6) as never]);
    return [
      ...fil(curve(points), r, teinte, 40),
      piece(tube(ame, r * 0.58, { pas: 24, cotes: 14 }), cuivre()),
    ];
  });
  return groupe(
    ...parts,
    piece(
      tube(
        curve([
          [-rayon, 0, 0],
          [rayon * 0.5, 0, 0],
        ]),
        rayon * 0.8,
        { pas: 2, cotes: 24 },
      ),
      plastique('#c9c5bb', 0.7),
    ),
  );
}
