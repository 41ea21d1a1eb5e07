/** Hand chain hoists: closed body, hand-chain wheel, two hooks, load and hand chains. */
import * as Type from 'typebox';
import { decalque, logo, plan } from '../etiquettes/etiquette.ts';
import { groupe, merge, piece } from '../geometrie/assemblage.ts';
import { curve } from '../geometrie/balayage.ts';
import { disc, roundedPolygon } from '../geometrie/contours.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { acierBruni, epoxy, zincBlanc } from '../matieres/metaux.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { CODES_MARQUE } from '../nuancier.ts';
import { chaine, crochet } from '../pieces/levage.ts';
import { couleurVive, encreVive } from '../pieces/manche.ts';

export default defineModele({
  nom: 'palan-manuel',
  params: Type.Object({
    /** Tonnes: above two the load chain is reeved twice. */
    charge: mesure(0.5, 5),
    marque: choix(...CODES_MARQUE),
  }),
  extremes: [
    { charge: 1, marque: 'levax' },
    { charge: 3, marque: 'stahlmann' },
  ],
  prise: { azimut: 0.4, elevation: 0.1, sol: false, cadre: 0.9 },
  construire({ charge, marque }) {
    const peinture = epoxy(couleurVive(marque));
    const brins = charge > 2 ? 2 : 1;
    const bas = -250;
    const flasque = (r: number) =>
      roundedPolygon([
        [-r, -20, 30],
        [-r * 0.8, r * 0.8, 30],
        [0, r * 1.16, 30],
        [r * 0.8, r * 0.8, 30],
        [r, -20, 30],
        [r * 0.5, -r * 0.9, 30],
        [-r * 0.5, -r * 0.9, 30],
      ]);
    const x = 26;
    return groupe(
      piece(
        merge(
          extrude(flasque(84), 50, { chanfrein: 6 }).translate(0, 0, -60),
          extrude(disc(78), 34, { chanfrein: 5, finesse: 48 }).translate(0, 0, 26),
        ),
        peinture,
      ),
      piece(
        merge(
          extrude(disc(86), 34, { chanfrein: 3, finesse: 48 }).translate(0, 0, -9),
          ...[60, 46].map((r, i) =>
            extrude(disc(r), 6, { chanfrein: 2, finesse: 48 }).translate(0, 0, 58 + i * 4),
          ),
        ),
        acierBruni(),
      ),
      piece(
        merge(
          ...Array.from({ length: 6 }, (_, i) =>
            extrude(disc(6), 10, { chanfrein: 2 }).translate(
              66 * Math.cos(i * 1.047 + 0.5),
              66 * Math.sin(i * 1.047 + 0.5),
              54,
            ),
          ),
        ),
        zincBlanc(),
      ),
      piece(
        merge(
          crochet(34).rotateX(Math.PI).rotateY(0.4).translate(0, 104, -36),
          box(34, 34, 34, 8).translate(0, 96, -36),
        ),
        acierBruni(),
      ),
      piece(
        merge(
          ...(brins === 2 ? [-x, x] : [-x]).map((cx) =>
            chaine(
              curve([
                [cx, -70, -36],
                [cx, -160, -36],
                [cx * (brins === 2 ? 0.7 : 1), bas, -36],
              ]),
              11,
            ),
          ),
        ),
        zincBlanc(),
      ),
      piece(
        merge(
          crochet(40)
            .rotateY(0.5)
            .translate(brins === 2 ? 0 : -x, bas - 26, -36),
          box(brins === 2 ? 84 : 40, 54, 40, 12).translate(brins === 2 ? 0 : -x, bas - 10, -36),
        ),
        acierBruni(),
      ),
      piece(
        chaine(
          curve([
            [-84, -10, 8],
            [-86, -140, 8],
            [-80, -300, 10],
            [-30, -392, 14],
            [30, -392, 18],
            [78, -300, 12],
            [86, -140, 8],
            [84, -10, 8],
          ]),
          6,
        ),
        zincBlanc(),
      ),
      ...(brins === 1
        ? [
            piece(
              chaine(
                curve([
                  [x, -70, -36],
                  [x, -150, -36],
                  [x + 8, -230, -36],
                ]),
                11,
              ),
              zincBlanc(),
            ),
          ]
        : []),
      piece(plan(92, 23), decalque(logo(marque, encreVive(marque))), { position: [0, 0, 68.5] }),
    );
  },
});
