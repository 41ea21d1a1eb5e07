/** Wire-rope electric hoists: finned motor, drum housing, rope and hook, hanging control. */
import * as Type from 'typebox';
import { decalque, logo, plan } from '../etiquettes/etiquette.ts';
import { groupe, merge, piece, repeatAround } from '../geometrie/assemblage.ts';
import { curve, tube } from '../geometrie/balayage.ts';
import { box } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { acierBruni, anodise, epoxy, zincBlanc } from '../matieres/metaux.ts';
import { caoutchouc, plastique } from '../matieres/plastiques.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { CODES_MARQUE } from '../nuancier.ts';
import { crochet } from '../pieces/levage.ts';
import { couleurVive, encreVive } from '../pieces/manche.ts';
import { tige } from '../pieces/traverse.ts';

export default defineModele({
  nom: 'palan-electrique',
  params: Type.Object({
    /** Kilogrammes: strong ones are longer in the motor. */
    charge: mesure(100, 520),
    marque: choix(...CODES_MARQUE),
  }),
  extremes: [
    { charge: 300, marque: 'levax' },
    { charge: 125, marque: 'krafto' },
  ],
  prise: { azimut: 0.5, elevation: 0.14, sol: false, cadre: 0.9 },
  construire({ charge, marque }) {
    const m = 110 + charge * 0.16;
    const tourne = (p: readonly (readonly [number, number, number?])[]) =>
      lathe(p, 64).rotateZ(Math.PI / 2);
    return groupe(
      piece(
        tourne([
          [0, 40],
          [58, 42, 8],
          [62, 50, 4],
          [62, 40 + m, 6],
          [50, 54 + m, 8],
          [0, 56 + m],
        ]),
        anodise(),
      ),
      piece(
        repeatAround(box(m - 10, 9, 4, 1).translate(-52 - m / 2 + 5, 65, 0), 30, 'x'),
        anodise(),
      ),
      piece(box(96, 116, 128, 12).translate(6, 0, 0), epoxy(couleurVive(marque))),
      // The drum between two flanges, wound with rope.
      piece(
        merge(
          tourne([
            [0, -60],
            [78, -60, 3],
            [78, -68, 3],
            [40, -70],
          ]),
          tourne([
            [40, -170],
            [78, -172, 3],
            [78, -180, 3],
            [0, -181],
          ]),
        ),
        epoxy(couleurVive(marque)),
      ),
      piece(
        merge(
          tourne([
            [44, -70],
            [44, -170],
          ]),
          ...Array.from({ length: 14 }, (_, i) =>
            tourne([
              [44, -74 - i * 6.8],
              [48, -77 - i * 6.8, 1.4],
              [44, -80 - i * 6.8],
            ]),
          ),
        ),
        zincBlanc(),
      ),
      piece(merge(...[-1, 1].map((k) => tige([60, k * 74, 0], [178, k * 74, 0], 7))), acierBruni()),
      // Two brackets that clasp the beam.
      piece(
        merge(
          ...[0, 150].flatMap((x) => [
            box(26, 60, 12, 3).translate(x, 86, 50),
            box(26, 60, 12, 3).translate(x, 86, -50),
            box(26, 12, 112, 3).translate(x, 112, 0),
          ]),
        ),
        zincBlanc(),
      ),
      piece(tige([120, -44, 40], [120, -330, 40], 3.2, 10), zincBlanc()),
      piece(
        merge(
          crochet(32).translate(120, -360, 40),
          lathe([
            [0, -14],
            [26, -14, 4],
            [26, 26, 8],
            [8, 34, 2],
            [0, 35],
          ]).translate(120, -350, 40),
        ),
        acierBruni(),
      ),
      piece(
        tube(
          curve([
            [-20, -56, 50],
            [-26, -140, 66],
            [-60, -230, 70],
            [-70, -300, 70],
          ]),
          5,
          { pas: 60, cotes: 12 },
        ),
        caoutchouc(),
      ),
      piece(merge(box(46, 118, 34, 12).translate(-70, -350, 70)), plastique('#d9a40c')),
      piece(
        merge(
          ...[-326, -352].map((y) =>
            lathe(
              [
                [0, 0],
                [10, 0, 1],
                [10, 5, 1.5],
                [0, 5],
              ],
              28,
            )
              .rotateX(Math.PI / 2)
              .translate(-70, y, 87),
          ),
        ),
        plastique('#2b2e33'),
      ),
      piece(
        lathe(
          [
            [0, 0],
            [12, 0, 1],
            [13, 8, 3],
            [0, 10],
          ],
          28,
        ).rotateX(Math.PI / 2),
        plastique('#b3221f'),
        { position: [-70, -382, 87] },
      ),
      piece(plan(84, 21), decalque(logo(marque, encreVive(marque))), { position: [6, 14, 64.5] }),
    );
  },
});
