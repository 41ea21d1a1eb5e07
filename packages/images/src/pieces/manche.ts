/** Handles: turned, fluted or oval, in one or two colours, and the colours makers give them. */
import { Color, Vector2, type BufferGeometry, type MeshPhysicalMaterial } from 'three';
import { roundedOutline, surface, type PointTourne } from '../geometrie/surface.ts';
import { bimatiere } from '../matieres/plastiques.ts';
import { teinteOf, type Marque } from '../nuancier.ts';
import { smoothstep } from '../sdf/champ.ts';

export interface FormeManche {
  /** Radius, height, fillet: from the tool upwards to the butt. */
  profil: readonly PointTourne[];
  /** Flutes round the section, and their depth as a part of the radius. */
  cotes?: number;
  creux?: number;
  /** Heights between which flutes run. */
  entre?: readonly [number, number];
  /** Depth (z) over width (x). */
  ovale?: number;
  rangs?: number;
}

const COLONNES = 44;

/** About Y, with rows close enough to carry `regions`. */
export function manche({
  profil,
  cotes = 0,
  creux = 0,
  entre = [-Infinity, Infinity],
  ovale = 1,
  rangs = 64,
}: FormeManche): BufferGeometry {
  const outline = resample(roundedOutline(profil), rangs);
  const [bas, haut] = entre;
  return surface(
    COLONNES,
    rangs,
    (u, v, out) => {
      const { x, y } = outline[Math.round(v * rangs)] ?? new Vector2();
      const turn = u === 1 ? 0 : u * Math.PI * 2;
      const window = smoothstep(bas, bas + 9, y) * smoothstep(haut, haut - 9, y);
      const r =
        x *
        (1 - creux * (Number.isNaN(window) ? 1 : window) * (0.5 + 0.5 * Math.cos(cotes * turn)));
      out.set(r * Math.sin(turn), y, r * Math.cos(turn) * ovale);
    },
    0.7,
  );
}

/** Even steps along the line. */
function resample(points: readonly Vector2[], steps: number): Vector2[] {
  const lengths = [0];
  for (const [i, point] of points.entries()) {
    const before = points[i - 1];
    if (before) lengths.push((lengths.at(-1) ?? 0) + before.distanceTo(point));
  }
  const total = lengths.at(-1) ?? 1;
  let segment = 0;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const at = (step / steps) * total;
    while (segment < points.length - 2 && (lengths[segment + 1] ?? 0) < at) segment++;
    const [a, b] = [points[segment], points[segment + 1]];
    if (!a || !b) return a?.clone() ?? new Vector2();
    const span = (lengths[segment + 1] ?? 0) - (lengths[segment] ?? 0);
    return a.clone().lerp(b, span > 0 ? (at - (lengths[segment] ?? 0)) / span : 0);
  });
}

export const GOMME = '#2a2c30';

/** The lively colour of a maker's tools: its own, or its second where that one is nearly black. */
export function couleurVive(marque: Marque): string {
  const { teinte, appoint } = teinteOf(marque);
  const dark = estSombre(marque);
  // Print is paler than moulded plastic under the same light; bright reds would turn pink.
  const couleur = new Color(dark ? appoint : teinte);
  const force = Math.max(couleur.r, couleur.g, couleur.b) > 0.45 ? 0.62 : 0.85;
  return `#${couleur.multiplyScalar(force).getHexString()}`;
}

/** What is written on the lively colour. */
export function encreVive(marque: Marque): string {
  const { encre, appoint } = teinteOf(marque);
  if (!estSombre(marque)) return encre;
  return clarte(appoint) > 0.4 ? '#1f2023' : '#f4f3f0';
}

function estSombre(marque: Marque): boolean {
  const { teinte, appoint } = teinteOf(marque);
  return clarte(teinte) < 0.03 && appoint !== '#26282c';
}

function clarte(couleur: string): number {
  const { r, g, b } = new Color(couleur);
  return 0.3 * r + 0.6 * g + 0.1 * b;
}

/** Hard plastic in the maker's colour, soft rubber where `regions` says B, third colour where C. */
export function poigneeOf(marque: Marque, souple = GOMME): MeshPhysicalMaterial {
  return bimatiere(couleurVive(marque), {
    couleurB: souple,
    couleurC: teinteOf(marque).appoint,
    rugositeB: 0.68,
    rugositeC: 0.5,
    joint: 0.5,
    relief: 1.4,
  });
}
