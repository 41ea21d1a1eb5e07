/** Printed surfaces: a label that covers a part, a decal laid on one. */
import { PlaneGeometry, type BufferGeometry, type MeshPhysicalMaterial } from 'three';
import { materiau } from '../matieres/materiau.ts';
import { teinteOf, type Marque } from '../nuancier.ts';
import { surface } from '../geometrie/surface.ts';
import { dessiner, write, type Dessin, type Toile } from './dessin.ts';

/** Paper or film that covers the whole part: give the part texture coordinates from 0 to 1. */
export function imprime(dessin: Dessin, rugosite = 0.36, vernis = 0.3): MeshPhysicalMaterial {
  const material = materiau({ couleur: '#ffffff', image: dessin.texture, rugosite, vernis });
  material.userData.trace = dessin.trace;
  return material;
}

/** A cut-out print: what is not drawn shows the part under it. No shadow. */
export function decalque(dessin: Dessin, rugosite = 0.4): MeshPhysicalMaterial {
  const material = materiau({
    couleur: '#ffffff',
    image: dessin.texture,
    rugosite,
    decalque: true,
    // Nothing to lay where nothing is drawn.
    opacite: dessin.texture ? 1 : 0,
  });
  material.userData.trace = dessin.trace;
  return material;
}

/** A rectangle in the plane of x and y that faces +z, with its picture the right way up. */
export function plan(width: number, height: number): BufferGeometry {
  return new PlaneGeometry(width, height);
}

/**
 * Part of an upright cylinder round Y, from y0 to y1, centred on +z, `tour` radians wide. Slightly
 * larger than the part it lies on.
 */
export function cintre(
  rayon: number,
  y0: number,
  y1: number,
  tour: number = Math.PI * 2,
): BufferGeometry {
  return surface(
    Math.max(8, Math.ceil(tour * 16)),
    1,
    (u, v, out) => {
      const turn = (u - 0.5) * tour;
      out.set(rayon * Math.sin(turn), y0 + (y1 - y0) * v, rayon * Math.cos(turn));
    },
    1,
  );
}

/** The name of a maker as it stands on its tools, in the colour given or its own ink. */
export function nomMarque(
  toile: Toile,
  marque: Marque,
  place: { x: number; y: number; taille: number; largeur?: number; couleur?: string },
): void {
  const { nom, encre } = teinteOf(marque);
  if (!nom) return;
  write(toile, { couleur: encre, ...place, texte: nom.toUpperCase(), graisse: 850 });
}

/** A maker's name alone, to lay on a part: 4 wide for 1 high. Nothing for a maker that is hidden. */
export function logo(marque: Marque, couleur?: string): Dessin {
  return dessiner(1024, 256, (toile) => {
    toile.clearRect(0, 0, 1024, 256);
    nomMarque(toile, marque, {
      x: 512,
      y: 132,
      taille: 190,
      largeur: 980,
      ...(couleur !== undefined && { couleur }),
    });
  });
}
