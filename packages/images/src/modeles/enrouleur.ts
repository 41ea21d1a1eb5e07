/** Cable reels for sites: drum in its tubular stand, four capped sockets, rubber cable, plug. */
import type { Object3D } from 'three';
import * as Type from 'typebox';
import { groupe, merge, piece, poser, repeatAround } from '../geometrie/assemblage.ts';
import { curve, tube } from '../geometrie/balayage.ts';
import { disc, hole } from '../geometrie/contours.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { latheZ } from '../geometrie/tours.ts';
import { lathe, type PointTourne } from '../geometrie/surface.ts';
import { laque } from '../matieres/metaux.ts';
import { caoutchouc, plastique } from '../matieres/plastiques.ts';
import { decalque, logo, plan } from '../etiquettes/etiquette.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_MARQUE, teinteOf } from '../nuancier.ts';
import { fiche } from '../pieces/fiche.ts';

const R = 135;

export default defineModele({
  nom: 'enrouleur',
  params: Type.Object({ marque: choix(...CODES_MARQUE) }),
  extremes: [{ marque: 'elektra' }, { marque: 'neutre' }],
  prise: { azimut: 0.5, elevation: 0.18 },
  construire({ marque }) {
    const { teinte } = teinteOf(marque);
    const joue = extrude(hole(disc(R), disc(46)), 7, { chanfrein: 2.4, finesse: 64 });
    const nervures = repeatAround(box(66, 5, 4, 1.4).translate(84, 0, 8), 12, 'z');
    const noir = plastique('#2b2d31');
    // Turns of cable between the cheeks.
    const tours: PointTourne[] = Array.from({ length: 12 }, (_, i): PointTourne[] => [
      [104, -54 + i * 9.2],
      [108, -51 + i * 9.2, 2.6],
      [108, -47.6 + i * 9.2, 2.6],
    ]).flat();
    return groupe(
      piece(merge(joue.translate(0, 0, 58), nervures.clone().translate(0, 0, 58)), noir),
      piece(extrude(disc(R), 7, { chanfrein: 2.4, finesse: 64 }).translate(0, 0, -65), noir),
      piece(latheZ(tours, 72), caoutchouc('#2f2f31')),
      ...moyeu(teinte),
      piece(plan(56, 14), decalque(logo(marque)), { position: [0, -33, 80.4] }),
      ...support(),
      poser(fiche(), { position: [60, -R - 6, 92], rotation: [0, -0.5, 0] }),
      piece(
        tube(
          curve([
            [-70, -78, 40],
            [-80, -120, 66],
            [-40, -R - 6, 92],
            [20, -R - 6, 84],
            [58, -R - 6, 91],
          ]),
          5,
          { pas: 60, cotes: 14 },
        ),
        caoutchouc('#2f2f31'),
      ),
    );
  },
});

/** The fixed disc with sockets under flaps and the reset button. */
function moyeu(teinte: string): Object3D[] {
  const clapet = merge(
    latheZ([
      [19, 0],
      [19, 4, 1],
      [16, 8, 2],
      [0, 9],
    ]),
    box(10, 9, 6, 1.6).translate(0, 19, 3),
  );
  return [
    piece(
      latheZ([
        [48, 50],
        [74, 66],
        [76, 68, 1],
        [74, 78, 3],
        [0, 80],
      ]),
      plastique(teinte),
    ),
    piece(
      repeatAround(clapet.translate(0, 44, 77).rotateZ(Math.PI / 4), 4, 'z'),
      plastique('#2b2d31'),
    ),
    piece(
      latheZ([
        [7, 78],
        [7, 83, 1],
        [0, 84],
      ]),
      plastique('#c33a28'),
    ),
  ];
}

/** Bent tube: feet, sides, the handle over the drum. */
function support(): Object3D[] {
  const bas = -R - 2;
  const cote = (z: number) =>
    tube(
      curve([
        [-96, bas, z],
        [0, bas, z],
        [96, bas, z],
        [104, bas + 30, z * 0.96],
        [40, 40, z * 0.9],
        [14, R + 40, z * 0.6],
        [0, R + 62, 0],
      ]),
      7.5,
      { pas: 90, cotes: 16 },
    );
  const poignee = lathe([
    [9, -46],
    [13, -44, 3],
    [12, 0, 6],
    [13, 44, 3],
    [9, 46],
  ])
    .rotateX(Math.PI / 2)
    .translate(0, R + 58, 0);
  return [piece(merge(cote(88), cote(-88)), laque('#3a3d42')), piece(poignee, caoutchouc())];
}
