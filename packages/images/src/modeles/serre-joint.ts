/** F-clamps: drawn rail, cast jaws, screw with its pad, wooden or soft grip; reach over throat. */
import * as Type from 'typebox';
import { merge, piece, repeat } from '../geometrie/assemblage.ts';
import { roundedPolygon } from '../geometrie/contours.ts';
import { thread } from '../geometrie/filetage.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { bois } from '../matieres/bois.ts';
import { acierBrut, epoxy, zincBlanc } from '../matieres/metaux.ts';
import { caoutchouc } from '../matieres/plastiques.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { CODES_MARQUE } from '../nuancier.ts';
import { couleurVive, manche } from '../pieces/manche.ts';
import { coucher } from '../pieces/pose.ts';

export default defineModele({
  nom: 'serre-joint',
  params: Type.Object({
    /** Capacity over throat. */
    elancement: mesure(2, 13),
    marque: choix(...CODES_MARQUE),
  }),
  extremes: [
    { elancement: 3, marque: 'hettner' },
    { elancement: 2, marque: 'durandal' },
    { elancement: 12, marque: 'outibel' },
  ],
  prise: { azimut: -0.55, elevation: 1 },
  construire({ elancement, marque }) {
    const s = 120;
    const l = s * elancement + 60;
    const x = l - 58 - Math.min(l * 0.25, 90);
    const fonte = epoxy(couleurVive(marque));
    const fixe = roundedPolygon([
      [-8, 16, 4],
      [14, 16, 4],
      [16, -20, 8],
      [12, -s + 10, 6],
      [12, -s - 14, 3],
      [-6, -s - 14, 5],
      [-14, -40, 20],
    ]);
    const mobile = roundedPolygon([
      [x - 16, 20, 5],
      [x + 24, 20, 5],
      [x + 22, -18, 8],
      [x + 14, -s + 18, 6],
      [x + 18, -s - 14, 5],
      [x - 14, -s - 14, 5],
      [x - 12, -s + 18, 6],
      [x - 18, -18, 10],
    ]);
    const vis = thread({ diametre: 15, noyau: 11.6, pas: 4, y0: -60, y1: 70, profil: 'metrique' });
    const poignee = manche({
      profil: [
        [9, 74],
        [14, 78, 3],
        [15.5, 110, 16],
        [17.5, 150, 14],
        [13, 176, 8],
        [0, 180],
      ],
      cotes: 8,
      creux: 0.06,
      entre: [80, 172],
      rangs: 60,
    });
    const pose = { rotation: [0, 0, -Math.PI / 2] as const, position: [x, -s, 0] as const };
    return coucher(
      0,
      piece(
        merge(
          box(l, 25, 9, 1).translate(l / 2 - 8, 0, 0),
          // Grooved flanks keep the arm from slipping.
          repeat(
            box(1.4, 26, 9.6, 0.2),
            Array.from({ length: Math.min(70, Math.floor((l - 60) / 9)) }, (_, i) => ({
              position: [40 + i * Math.max(9, (l - 60) / 70), 0, 0] as const,
            })),
          ),
        ),
        zincBlanc(),
      ),
      piece(extrude(fixe, 20, { chanfrein: 2.4 }).translate(0, 0, -10), fonte),
      piece(extrude(mobile, 24, { chanfrein: 2.6 }).translate(0, 0, -12), fonte),
      piece(vis, acierBrut(), pose),
      piece(
        merge(
          lathe([
            [0, -76],
            [17, -76, 1],
            [17, -70, 1.5],
            [9, -66, 2],
            [8, -58],
          ]),
          lathe([
            [12, 62],
            [12, 74],
          ]),
        ),
        acierBrut(),
        pose,
      ),
      piece(
        lathe([
          [0, 0],
          [15, 0, 2],
          [15, 5, 1],
          [0, 5],
        ]).rotateZ(-Math.PI / 2),
        caoutchouc('#b3221f'),
        { position: [12, -s, 0] },
      ),
      piece(poignee, bois('hetre', { fil: 'y', travers: 'x', vernis: 0.4 }), pose),
    );
  },
});
