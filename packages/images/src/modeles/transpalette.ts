/** Pallet trucks: two forks, hydraulic pump, tiller with its loop; length, width, rollers. */
import * as Type from 'typebox';
import { groupe, merge, piece, poser } from '../geometrie/assemblage.ts';
import { curve, tube } from '../geometrie/balayage.ts';
import { roundedPolygon } from '../geometrie/contours.ts';
import { box, extrudeUp } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { chrome, epoxy } from '../matieres/metaux.ts';
import { caoutchouc, plastique } from '../matieres/plastiques.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { CODES_MARQUE } from '../nuancier.ts';
import { couleurVive } from '../pieces/manche.ts';
import { roue } from '../pieces/roue.ts';

export default defineModele({
  nom: 'transpalette',
  params: Type.Object({
    fourches: mesure(780, 1200),
    largeur: mesure(520, 700),
    galets: choix('polyurethane', 'polyamide'),
    marque: choix(...CODES_MARQUE),
  }),
  extremes: [
    { fourches: 1150, largeur: 540, galets: 'polyurethane', marque: 'levax' },
    { fourches: 800, largeur: 680, galets: 'polyamide', marque: 'rackor' },
  ],
  prise: { azimut: 0.7, elevation: 0.34 },
  construire({ fourches, largeur, galets, marque }) {
    const peinture = epoxy(couleurVive(marque));
    const y = 120;
    const lame = extrudeUp(
      roundedPolygon([
        [0, -80],
        [fourches - 160, -80, 30],
        [fourches, -34, 30],
        [fourches, 34, 30],
        [fourches - 160, 80, 30],
        [0, 80],
      ]),
      46,
      { chanfrein: 9 },
    );
    const z = largeur / 2 - 80;
    return groupe(
      piece(
        merge(
          lame.clone().translate(0, y - 46, z),
          lame.clone().translate(0, y - 46, -z),
          box(120, 190, largeur - 20, 14).translate(-40, y + 34, 0),
          box(60, 260, 150, 14).translate(-110, y + 120, 0),
        ),
        peinture,
      ),
      // Pump and ram.
      piece(
        merge(
          lathe([
            [60, 120],
            [62, 124, 3],
            [62, 260, 6],
            [40, 280, 4],
            [0, 282],
          ]).translate(-170, 0, 0),
        ),
        plastique('#2b2e33'),
      ),
      piece(
        lathe([
          [22, 270],
          [22, 400, 3],
          [0, 402],
        ]).translate(-170, 0, 0),
        chrome(),
      ),
      ...[-1, 1].map((k) => poser(roue(200, 50, galets), { position: [-170, 100, k * 60] })),
      ...[-1, 1].flatMap((k) =>
        [0, 90].map((d) =>
          poser(roue(80, 70, galets), { position: [fourches - 220 + d, 40, k * z] }),
        ),
      ),
      poser(
        groupe(
          piece(
            tube(
              curve([
                [0, 0, 0],
                [0, 300, 0],
                [0, 740, 0],
              ]),
              21,
              { pas: 20, cotes: 20 },
            ),
            peinture,
          ),
          piece(
            tube(
              curve(
                [
                  [0, 730, 0],
                  [0, 790, -70],
                  [0, 900, -120],
                  [0, 960, -60],
                  [0, 966, 0],
                  [0, 960, 60],
                  [0, 900, 120],
                  [0, 790, 70],
                ],
                true,
              ),
              17,
              { pas: 120, cotes: 18, bouche: false },
            ),
            caoutchouc(),
          ),
          piece(box(16, 80, 14, 5).translate(0, 850, 0), plastique('#b3221f')),
        ),
        { position: [-180, 250, 0], rotation: [0, 0, 0.28] },
      ),
    );
  },
});
