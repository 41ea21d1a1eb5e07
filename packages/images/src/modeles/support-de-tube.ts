/** Brackets of an oval hanging rail: on the side of the wardrobe, plugged in, or under a shelf. */
import type { BufferGeometry } from 'three';
import * as Type from 'typebox';
import { groupe, merge, piece } from '../geometrie/assemblage.ts';
import { hole, holes, rectangle, slot } from '../geometrie/contours.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { metal } from '../matieres/metaux.ts';
import { choix, defineModele } from '../modele.ts';
import { FINITIONS } from '../nuancier.ts';

export default defineModele({
  nom: 'support-de-tube',
  params: Type.Object({
    pose: choix('lateral', 'lateral-emboiter', 'central'),
    finition: choix(...FINITIONS),
  }),
  extremes: [
    { pose: 'lateral', finition: 'chrome' },
    { pose: 'lateral-emboiter', finition: 'laque-blanc' },
    { pose: 'central', finition: 'alu-noir' },
  ],
  prise: ({ pose }) => ({
    azimut: pose === 'lateral-emboiter' ? 1 : 0.55,
    elevation: 0.3,
    cadre: 0.78,
  }),
  construire({ pose, finition }) {
    return groupe(
      piece(pose === 'central' ? central() : lateral(pose === 'lateral'), metal(finition)),
    );
  },
});

/** An upright oval ring, 30 × 15 inside, along z. */
function anneau(profondeur: number): BufferGeometry {
  const contour = hole(slot([0, -7.6], [0, 7.6], 10), slot([0, -7.5], [0, 7.5], 7.7));
  return extrude(contour, profondeur, { chanfrein: 0.8, finesse: 32 });
}

function lateral(vis: boolean): BufferGeometry {
  const platine = rectangle(vis ? 58 : 26, 36, vis ? 12 : 8);
  if (vis) {
    holes(platine, 2.4, [
      [-22, 0],
      [22, 0],
    ]);
  }
  const fond = merge(extrude(platine, 3, { chanfrein: 0.9 }), anneau(15));
  if (vis) return fond;
  const ergot = lathe([
    [0, -9],
    [2, -9, 0.4],
    [2.5, -8, 0.3],
    [2.5, 0],
  ]).rotateX(Math.PI / 2);
  return merge(fond, ergot.clone().translate(0, 8, 0), ergot.clone().translate(0, -8, 0));
}

function central(): BufferGeometry {
  const platine = holes(rectangle(40, 22, 9), 2.4, [
    [-13, 0],
    [13, 0],
  ]);
  const haut = 62;
  return merge(
    anneau(12).translate(0, 0, -6),
    box(7, haut - 24, 9, 1.6).translate(0, 17 + (haut - 24) / 2 - 1, 0),
    extrude(platine, 3, { chanfrein: 0.8 })
      .rotateX(-Math.PI / 2)
      .translate(0, haut - 10, 0),
  );
}
