/** Multipoint locks: one long forend, the case in the middle, more bolts above and below. */
import type { BufferGeometry } from 'three';
import * as Type from 'typebox';
import { groupe, merge, piece, poser } from '../geometrie/assemblage.ts';
import { disc, hole, rectangle, roundedPolygon } from '../geometrie/contours.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { inoxBrosse, nickel, zincBlanc } from '../matieres/metaux.ts';
import { defineModele, nombre } from '../modele.ts';
import { coffre, DEMI, tetiere } from '../pieces/coffre-serrure.ts';

export default defineModele({
  nom: 'serrure-multipoints',
  params: Type.Object({ points: nombre(3, 7) }),
  extremes: [{ points: 3 }, { points: 5 }, { points: 7 }],
  prise: { azimut: 0.5, elevation: 0.62, cadre: 0.94 },
  construire({ points }) {
    const { coque, organes } = coffre({ fonction: 'cle-i', axe: 45, dos: 24 });
    // Shorter than life: a bar of two metres would be a line.
    const paires = (points - 1) / 2;
    const ecarts = Array.from({ length: paires }, (_, i) => 165 + i * 118);
    const [haut, bas] = [ecarts.at(-1) ?? 165, -32 - (ecarts.at(-1) ?? 165)];
    const relais = ecarts.flatMap((ecart) => [ecart, -32 - ecart]);
    const tete = tetiere(haut + 70, bas - 70, 'bouts-ronds', [
      haut + 56,
      haut - 60,
      -110 + 60,
      bas + 60,
      bas - 56,
    ]);
    const serrure = groupe(
      piece(merge(coque, ...relais.map((y) => boite(y))), zincBlanc()),
      piece(merge(organes, ...relais.map((y) => crochet(y))), nickel()),
      piece(tete, inoxBrosse('y')),
      piece(
        merge(
          box(7, haut + 8, 5, 0.6).translate(-8, haut / 2 + 46, 0),
          box(7, -bas - 70, 5, 0.6).translate(-8, bas / 2 - 74, 0),
        ),
        zincBlanc(),
      ),
    );
    // It lies on its side, along the diagonal.
    return groupe(poser(serrure, { rotation: [-Math.PI / 2, 0, -0.36] }));
  },
});

function boite(y: number): BufferGeometry {
  const joue = roundedPolygon([
    [-40, y - 34, 5],
    [-2, y - 34, 1],
    [-2, y + 34, 1],
    [-40, y + 34, 5],
  ]);
  hole(joue, disc(2.4, -30, y + 24));
  hole(joue, disc(2.4, -30, y - 24));
  hole(joue, rectangle(8, 16, 2, -18, y));
  return extrude(joue, 2 * DEMI, { chanfrein: 0.8 }).translate(0, 0, -DEMI);
}

/** A hook that swings out of the forend. */
function crochet(y: number): BufferGeometry {
  const forme = roundedPolygon([
    [-6, y - 12],
    [12, y - 12, 6],
    [22, y - 2, 6],
    [22, y + 16, 3],
    [14, y + 16, 2],
    [13, y + 3, 4],
    [-6, y + 4],
  ]);
  return extrude(forme, 7, { chanfrein: 1 }).translate(0, 0, -3.5);
}
