/** Concrete mixers: tilting drum with its toothed ring, motor housing, frame, wheel to tip. */
import * as Type from 'typebox';
import { groupe, merge, piece, poser, repeatAround } from '../geometrie/assemblage.ts';
import { decalque, logo, plan } from '../etiquettes/etiquette.ts';
import { box } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { epoxy, fonte, laque } from '../matieres/metaux.ts';
import { plastique } from '../matieres/plastiques.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { CODES_MARQUE } from '../nuancier.ts';
import { couleurVive, encreVive } from '../pieces/manche.ts';
import { roueGonflee } from '../pieces/roue.ts';
import { tige } from '../pieces/traverse.ts';

export default defineModele({
  nom: 'betonniere',
  params: Type.Object({
    /** Litres of the drum. */
    volume: mesure(120, 200),
    marque: choix(...CODES_MARQUE),
  }),
  extremes: [
    { volume: 160, marque: 'krafto' },
    { volume: 130, marque: 'levax' },
  ],
  prise: { azimut: 0.6, elevation: 0.16 },
  construire({ volume, marque }) {
    const k = (volume / 160) ** 0.4;
    const couleur = couleurVive(marque);
    const cuve = lathe(
      [
        [0, -250],
        [150, -250, 30],
        [330, -70, 40],
        [336, 40, 20],
        [330, 60, 20],
        [210, 300, 20],
        [206, 340, 6],
        [196, 340, 4],
        [200, 296, 20],
        [316, 56, 20],
        [140, -236, 20],
        [0, -238],
      ],
      96,
    );
    const couronne = merge(
      lathe(
        [
          [334, -30],
          [352, -28, 2],
          [352, 8, 2],
          [334, 10],
        ],
        96,
      ),
      repeatAround(box(9, 34, 12, 0).translate(0, -10, 354), 72),
    );
    const palettes = [0, 1].map((i) =>
      box(10, 300, 110, 4)
        .rotateZ(0.3)
        .translate(0, 10, 190)
        .rotateY(i * Math.PI + 0.5),
    );
    const y = 760;
    return groupe(
      poser(groupe(piece(merge(cuve, ...palettes), epoxy(couleur)), piece(couronne, fonte())), {
        position: [40, y, 0],
        rotation: [0, 0, -0.55],
        echelle: k,
      }),
      // Frame: two trestles and the cradle.
      piece(
        merge(
          ...[-1, 1].flatMap((z) => [
            tige([-40, 720, z * 400], [-300, 190, z * 300], 24),
            tige([-40, 720, z * 400], [320, 30, z * 300], 24),
          ]),
          tige([-300, 190, -330], [-300, 190, 330], 22),
          tige([320, 40, -300], [320, 40, 300], 22),
          tige([-40, 720, -410], [-40, 720, -330], 34),
          tige([-40, 720, 410], [-40, 720, 330], 34),
          tige([-300, 200, 0], [320, 40, 0], 18),
        ),
        laque('#2b2e33'),
      ),
      piece(box(210, 330, 190, 26).translate(-40, 640, -470), plastique(couleur)),
      piece(box(120, 40, 8, 4).translate(-40, 700, -372), plastique('#26282c')),
      // The tipping wheel with its spokes.
      piece(
        merge(
          lathe(
            [
              [268, -12],
              [284, -10, 6],
              [284, 10, 6],
              [268, 12],
              [268, -12],
            ],
            72,
          )
            .rotateX(Math.PI / 2)
            .translate(-40, 720, 452),
          ...[0, 1, 2].map((i) =>
            tige(
              [-40 + 270 * Math.cos(i * 1.047), 720 + 270 * Math.sin(i * 1.047), 452],
              [-40 - 270 * Math.cos(i * 1.047), 720 - 270 * Math.sin(i * 1.047), 452],
              11,
            ),
          ),
        ),
        laque('#2b2e33'),
      ),
      ...[-1, 1].map((z) =>
        poser(roueGonflee(360, 76, 'pleine', '#c9cccf'), { position: [-300, 180, z * 370] }),
      ),
      piece(plan(150, 37), decalque(logo(marque, encreVive(marque))), {
        position: [-40, 620, -373],
      }),
    );
  },
});
