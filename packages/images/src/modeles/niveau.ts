/** Spirit levels: a box section, two or three vials, by their length over their height. */
import type { Object3D } from 'three';
import * as Type from 'typebox';
import { decalque, logo, plan } from '../etiquettes/etiquette.ts';
import { groupe, merge, piece } from '../geometrie/assemblage.ts';
import { hole, rectangle } from '../geometrie/contours.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { aluBrosse, laque } from '../matieres/metaux.ts';
import { caoutchouc, plastiqueBrillant } from '../matieres/plastiques.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { CODES_MARQUE } from '../nuancier.ts';
import { couleurVive, encreVive } from '../pieces/manche.ts';

const [H, E] = [52, 22];

export default defineModele({
  nom: 'niveau',
  params: Type.Object({
    /** Length over height. */
    elancement: mesure(7, 40),
    marque: choix(...CODES_MARQUE),
  }),
  extremes: [
    { elancement: 11, marque: 'bremond' },
    { elancement: 7.5, marque: 'stahlmann' },
    { elancement: 20, marque: 'outibel' },
    { elancement: 38, marque: 'comptoir' },
  ],
  prise: { azimut: 0.62, elevation: 0.42 },
  construire({ elancement, marque }) {
    const l = H * elancement;
    const bout = l / 2 - 62;
    const couleur = couleurVive(marque);
    return groupe(
      piece(box(l - 12, H, E, 1.2), aluBrosse('x')),
      // The painted sides, a little inside the milled edges.
      piece(box(l - 14, H - 13, E + 1, 0.5), laque(couleur)),
      ...[-1, 1].map((cote) =>
        piece(box(13, H + 1.4, E + 1.6, 3), caoutchouc(), { position: [cote * (l / 2 - 4), 0, 0] }),
      ),
      fiole([0, 6, E / 2 + 0.5], false),
      fiole([-bout, 0, E / 2 + 0.5], true),
      fiole([bout, 0, E / 2 + 0.5], true),
      piece(plan(92, 23), decalque(logo(marque, encreVive(marque))), {
        position: [-bout / 2 - 20, -2, E / 2 + 0.8],
      }),
    );
  },
});

/** A clear yellow block with a tube in it: bubble and two black rings. */
function fiole(position: readonly [number, number, number], debout: boolean): Object3D {
  const tube = lathe([
    [0, -24],
    [6.4, -24, 1],
    [6.8, 0, 20],
    [6.4, 24, 1],
    [0, 24],
  ]);
  const traits = merge(
    ...[-7, 7].map((y) =>
      lathe([
        [6.7, y - 0.7],
        [7.1, y - 0.6],
        [7.1, y + 0.6],
        [6.7, y + 0.7],
      ]),
    ),
  );
  const bulle = lathe(
    [
      [0, -6],
      [2.6, -4.6, 2],
      [2.6, 4.6, 2],
      [0, 6],
    ],
    24,
  );
  const [large, haut] = debout ? [36, 40] : [28, 78];
  const bord = extrude(hole(rectangle(large, haut, 7), rectangle(large - 9, haut - 9, 4)), 2.6, {
    chanfrein: 0.8,
  });
  const support = extrude(rectangle(large - 6, haut - 6, 4), 0.8, { chanfrein: 0.2 });
  const vue = groupe(
    piece(bord, plastiqueBrillant('#26282c')),
    piece(support, plastiqueBrillant('#d9dcd2')),
    piece(tube, plastiqueBrillant('#c9df2c'), { echelle: [1, debout ? 0.62 : 1, 0.6] }),
    piece(traits, plastiqueBrillant('#1b1c1e'), { echelle: [1, debout ? 0.8 : 1, 0.6] }),
    piece(bulle, plastiqueBrillant('#eef5b0'), { position: [0, 0, 2.6] }),
  );
  if (!debout) vue.rotation.z = -Math.PI / 2;
  vue.position.set(...position);
  return vue;
}
