/** A nut with its thread, for those that carry one: bolts, anchors, links. */
import type { BufferGeometry } from 'three';
import { merge } from '../geometrie/assemblage.ts';
import { thread } from '../geometrie/filetage.ts';
import { lathe } from '../geometrie/surface.ts';
import { sixPans } from './six-pans.ts';

/** Stands on y = 0, bored for a thread of this diameter. */
export function ecrouSixPans(
  diametre: number,
  hauteur = diametre * 0.8,
  plats = diametre * 1.6,
): BufferGeometry {
  const rayon = diametre / 2;
  const entree = rayon * 1.07;
  const fond = rayon * 0.84;
  // Thread of a bore: the outside of a thread, seen from within.
  const filets = thread({
    diametre,
    noyau: fond * 2,
    pas: diametre * 0.15,
    y0: 0.02 * diametre,
    y1: hauteur - 0.04 * diametre,
    profil: 'metrique',
  });
  const chanfrein = lathe([
    [entree, hauteur],
    [fond, hauteur - (entree - fond) * 0.8],
  ]);
  return merge(sixPans({ plats, hauteur, haut: 1, bas: 1, alesage: entree }), filets, chanfrein);
}
