/** Slide bolts: a plate, staples, the round bolt with its knob, the keep. */
import type { BufferGeometry } from 'three';
import * as Type from 'typebox';
import { groupe, merge, piece } from '../geometrie/assemblage.ts';
import { disc, hole, rectangle, slot } from '../geometrie/contours.ts';
import { pli } from '../geometrie/pliage.ts';
import { extrude, extrudeUp } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { metal } from '../matieres/metaux.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { FINITIONS } from '../nuancier.ts';

const LARGE = 38;
const R = 5.5;

export default defineModele({
  nom: 'targette',
  params: Type.Object({
    finition: choix(...FINITIONS),
    /** Length of the plate over its width. */
    elancement: mesure(1.5, 8),
  }),
  extremes: [
    { finition: 'zinc-blanc', elancement: 3 },
    { finition: 'laque-noir', elancement: 6 },
    { finition: 'inox-brosse', elancement: 2 },
  ],
  prise: { azimut: 0.55, elevation: 0.7, cadre: 0.9 },
  construire({ finition, elancement }) {
    const l = LARGE * elancement;
    const avance = 24;
    const cavaliers = [-l / 2 + 12, 0, l / 2 - 12].map((x) => cavalier(13).translate(x, 0, 0));
    const parts = [
      platine(l),
      ...cavaliers,
      verrou(l).translate(avance, 0, 0),
      gache().translate(l / 2 + 30, 0, 0),
    ];
    return groupe(piece(merge(...parts), metal(finition, 'x')));
  },
});

function platine(l: number): BufferGeometry {
  const tole = rectangle(l, LARGE, 3);
  for (const x of [-l / 2 + 7, l / 2 - 7]) {
    for (const y of [-13, 13]) hole(tole, disc(2.5, x, y));
  }
  return extrudeUp(tole, 2, { chanfrein: 0.4 });
}

/** A strap over the bolt, across it. */
function cavalier(large: number): BufferGeometry {
  const bande = pli(
    [
      [-14, 2.6],
      [-7.4, 2.6, 1],
      [-7.2, 9, 2],
      [-4, 15, 4],
      [4, 15, 4],
      [7.2, 9, 2],
      [7.4, 2.6, 1],
      [14, 2.6],
    ],
    1.6,
  );
  return extrude(bande, large, { chanfrein: 0.3 })
    .translate(0, 0, -large / 2)
    .rotateY(Math.PI / 2);
}

function verrou(l: number): BufferGeometry {
  const barre = lathe(
    [
      [0, -l / 2],
      [R, -l / 2, 0.6],
      [R, l / 2 - 2, 2],
      [0, l / 2],
    ],
    36,
  )
    .rotateZ(-Math.PI / 2)
    .translate(0, 8.4, 0);
  const bouton = lathe(
    [
      [2.6, 8],
      [2.6, 19, 1],
      [5.6, 21, 2],
      [5.6, 26, 2.5],
      [0, 28],
    ],
    32,
  ).translate(-l / 4, 0, 0);
  return merge(barre, bouton);
}

function gache(): BufferGeometry {
  const tole = rectangle(18, LARGE, 3);
  hole(tole, slot([0, -14], [0, -13], 2.4));
  hole(tole, slot([0, 13], [0, 14], 2.4));
  return merge(extrudeUp(tole, 2, { chanfrein: 0.4 }), cavalier(14));
}
