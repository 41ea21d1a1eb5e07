/** Multipoint locks: one long forend, the case in the middle, more bolts above and below. */
import type { BufferGeometry } from 'three';
import * as Type from 'typebox';
import { groupe, merge, piece, poser } from '../geometrie/assemblage.ts';
import { disc, hole, rectangle, roundedPolygon } from '../geometrie/contours.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { latheX } from '../geometrie/tours.ts';
import { inoxBrosse, nickel, zincBlanc } from '../matieres/metaux.ts';
import { defineModele, nombre } from '../modele.ts';
import { coffre, DEMI, tetiere } from '../pieces/coffre-serrure.ts';

export default defineModele({
  nom: 'serrure-multipoints',
  params: Type.Object({ points: nombre(3, 7) }),
  extremes: [{ points: 3 }, { points: 5 }, { points: 7 }],
  prise: { azimut: 0.3, elevation: 0.7, cadre: 0.94 },
  construire({ points }) {
    const { coque, organes } = coffre({ fonction: 'cle-i', axe: 45, dos: 24 });
    // Shorter than life: a bar of two metres would be a line.
    const paires = (points - 1) / 2;
    const ecarts = Array.from({ length: paires }, (_, i) => 112 + i * 84);
    const loin = ecarts.at(-1) ?? 112;
    const [haut, bas] = [loin, -64 - loin];
    const relais = ecarts.flatMap((ecart, i) =>
      [ecart, -64 - ecart].map((y) => ({ y, galet: i % 2 === 1 })),
    );
    const tete = tetiere(haut + 62, bas - 62, 'bouts-ronds', [haut + 52, 60, -124, bas - 52]);
    const serrure = groupe(
      piece(merge(coque, ...relais.map(({ y }) => boite(y))), zincBlanc()),
      piece(
        merge(organes, ...relais.map(({ y, galet }) => (galet ? rouleau(y) : crochet(y)))),
        nickel(),
      ),
      piece(tete, inoxBrosse('y')),
      piece(
        merge(
          box(8, haut, 5, 0.6).translate(-8, haut / 2 + 40, 0),
          box(8, -bas - 90, 5, 0.6).translate(-8, bas / 2 - 64, 0),
        ),
        zincBlanc(),
      ),
    );
    // It lies on its side, along the diagonal, the forend tipped towards the camera.
    return groupe(
      poser(groupe(poser(serrure, { rotation: [-Math.PI / 2, 0.5, 0] })), {
        rotation: [0, -0.62, 0],
      }),
    );
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

/** A mushroom bolt that slides along the forend. */
function rouleau(y: number): BufferGeometry {
  return merge(
    latheX(
      [
        [0, -2],
        [5, -2],
        [5, 9, 0.6],
        [8, 10.5, 0.8],
        [8, 15, 1.4],
        [0, 16],
      ],
      36,
    ).translate(0, y, 0),
    box(2.4, 34, 12, 1).translate(1.6, y, 0),
  );
}
