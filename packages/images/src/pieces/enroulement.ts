/** What is wound up lying: cable, wire, conduit, pipe; its strings, and its free end in front. */
import { Vector3, type BufferGeometry } from 'three';
import { merge } from '../geometrie/assemblage.ts';
import { curve, Ligne } from '../geometrie/balayage.ts';
import { hole, rectangle } from '../geometrie/contours.ts';
import { extrude } from '../geometrie/solides.ts';

export interface Enroulement {
  /** Radius of the innermost turn, to its middle. */
  rayon: number;
  /** Diameter of what is wound. */
  brin: number;
  /** Turns upon each other, and layers outwards: an even number, so that the end lies below. */
  rangs: number;
  couches: number;
}

/** Ends in front at the bottom, going to the right; layers change behind. */
export function enroulement({ rayon, brin, rangs, couches }: Enroulement): Ligne {
  const tours = rangs * couches + 0.5;
  return new Ligne((t, out) => {
    const tour = t * tours;
    const couche = Math.min(couches, Math.floor(tour / rangs));
    const dans = Math.min(rangs, tour - couche * rangs);
    const rang = couche === couches ? 0 : couche % 2 === 0 ? dans : rangs - dans;
    // Climbs onto the next layer over a quarter of a turn.
    const monte = Math.min(1, Math.max(0, (dans - rangs + 0.25) / 0.25));
    const jeu = Math.sin(tour * 2.3 + 1) * 0.1 + Math.sin(tour * 5.1 + 2) * 0.05;
    const r = rayon + (couche + (couche < couches ? monte : 0) + jeu) * brin * 0.94;
    const angle = tour * Math.PI * 2 + Math.PI;
    out.set(r * Math.sin(angle), (rang + jeu * 0.6 + 0.5) * brin * 0.97, r * Math.cos(angle));
  });
}

/** Leaves the outermost turn and ends at `bout`, where it runs along +x. */
export function brinLibre({ rayon, brin, couches }: Enroulement, longueur: number) {
  const r = rayon + couches * brin * 0.94;
  const bout = new Vector3(longueur, brin / 2, r + longueur * 0.18);
  const line = curve([
    [-1, brin / 2, r],
    [longueur * 0.35, brin / 2, r + longueur * 0.02],
    [longueur * 0.75, brin / 2, r + longueur * 0.13],
    [bout.x, bout.y, bout.z],
  ]);
  return { line, bout, cap: -Math.atan2(0.3, 1) };
}

/** Bands round the bundle, at angles from the front. */
export function liens(
  { rayon, brin, rangs, couches }: Enroulement,
  angles: readonly number[],
  largeur = brin * 1.4,
): BufferGeometry {
  const [w, h] = [(couches + 0.95) * brin * 0.96, (rangs + 0.6) * brin * 0.99];
  const milieu = rayon + (couches - 0.5) * brin * 0.47;
  const bande = extrude(
    hole(
      rectangle(w + brin * 0.16, h + brin * 0.16, brin * 0.5),
      rectangle(w + 0.01, h + 0.01, brin * 0.45),
    ),
    largeur,
    { chanfrein: brin * 0.03 },
  ).translate(0, 0, -largeur / 2);
  return merge(
    ...angles.map((a) =>
      bande
        .clone()
        .rotateY(a + Math.PI / 2)
        .translate(milieu * Math.sin(a), (h - brin * 0.1) / 2, milieu * Math.cos(a)),
    ),
  );
}
