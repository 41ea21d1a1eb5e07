/** Long tapes on an open reel: frame, crank, glass-fibre tape with its ring. */
import * as Type from 'typebox';
import { dessiner, remplir } from '../etiquettes/dessin.ts';
import { decalque, imprime, logo, plan } from '../etiquettes/etiquette.ts';
import { groupe, merge, piece } from '../geometrie/assemblage.ts';
import { curve, tube } from '../geometrie/balayage.ts';
import { disc, hole, roundedPolygon } from '../geometrie/contours.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { lathe, surface } from '../geometrie/surface.ts';
import { chromeMat } from '../matieres/metaux.ts';
import { caoutchouc, plastique } from '../matieres/plastiques.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { CODES_MARQUE } from '../nuancier.ts';
import { couleurVive, encreVive, manche } from '../pieces/manche.ts';

export default defineModele({
  nom: 'mesure-longue',
  params: Type.Object({
    /** Metres: the roll is as thick. */
    longueur: mesure(20, 50),
    marque: choix(...CODES_MARQUE),
  }),
  extremes: [
    { longueur: 30, marque: 'bremond' },
    { longueur: 50, marque: 'outibel' },
    { longueur: 20, marque: 'comptoir' },
  ],
  prise: { azimut: 0.42, elevation: 0.2 },
  construire({ longueur, marque }) {
    const r = 44 + longueur * 0.6;
    const couleur = couleurVive(marque);
    const flasque = extrude(hole(disc(r + 10), disc(r - 6)), 3, { chanfrein: 1, finesse: 64 });
    return groupe(
      piece(
        lathe(
          [
            [20, -8],
            [r, -8, 1],
            [r, 8, 1],
            [20, 8],
          ],
          96,
        ).rotateX(Math.PI / 2),
        plastique('#dcae17'),
      ),
      piece(
        merge(
          flasque.clone().translate(0, 0, 9),
          flasque.clone().translate(0, 0, -12),
          extrude(disc(27), 24, { chanfrein: 2, finesse: 48 }).translate(0, 0, -12),
        ),
        plastique('#2b2e33'),
      ),
      piece(
        extrude(disc(24), 4, { chanfrein: 1, finesse: 48 }).translate(0, 0, 16),
        plastique(couleur),
      ),
      // Two cheeks hold the hub and meet in the grip.
      piece(
        merge(
          ...[15, -19].map((z) =>
            extrude(
              roundedPolygon([
                [-16, -14, 14],
                [-14, 16, 14],
                [r * 0.6, 14, 10],
                [r + 34, 12, 4],
                [r + 34, -12, 4],
                [r * 0.6, -12, 10],
              ]),
              5,
              { chanfrein: 1.4 },
            ).translate(0, 0, z),
          ),
          box(26, 24, 38, 5).translate(r + 30, 0, 0),
        ),
        plastique(couleur),
        { rotation: [0, 0, 0.35] },
      ),
      piece(
        manche({
          profil: [
            [9, 0],
            [15, 4, 4],
            [13, 40, 20],
            [16, 96, 12],
            [0, 108],
          ],
          cotes: 10,
          creux: 0.06,
          entre: [14, 96],
          rangs: 50,
        }),
        caoutchouc(),
        {
          position: [(r + 36) * Math.cos(0.35), (r + 36) * Math.sin(0.35), 0],
          rotation: [0, 0, -1.22],
        },
      ),
      piece(plan(r * 0.7, r * 0.175), decalque(logo(marque, encreVive(marque))), {
        position: [r * 0.62, r * 0.24, 20.3],
        rotation: [0, 0, 0.35],
      }),
      // The crank, folded out over the hub.
      piece(box(14, 62, 5, 2.4).translate(0, 24, 0), plastique('#2b2e33'), {
        position: [0, 0, 24],
        rotation: [0, 0, 0.7],
      }),
      piece(
        lathe([
          [0, 0],
          [9, 0, 1],
          [7.5, 12, 4],
          [9, 26, 3],
          [0, 28],
        ]).rotateX(Math.PI / 2),
        plastique(couleur),
        { position: [-34, 40, 24] },
      ),
      piece(ruban(r), imprime(graduation(), 0.4, 0.2)),
      piece(
        merge(
          tube(
            curve(
              [
                [-r - 34, -r + 6, 0],
                [-r - 48, -r + 12, 0],
                [-r - 58, -r, 0],
                [-r - 48, -r - 12, 0],
                [-r - 34, -r - 6, 0],
              ],
              true,
            ),
            1.8,
            { pas: 50, cotes: 10, bouche: false },
          ),
          box(14, 16, 3, 1).translate(-r - 32, -r, 0),
        ),
        chromeMat(),
      ),
    );
  },
});

/** Off the bottom of the roll, to the left. */
function ruban(r: number) {
  return surface(1, 1, (u, v, out) => out.set(-r - 30 + u * (r + 30), -r + 0.4, (0.5 - v) * 13));
}

function graduation() {
  return dessiner(1024, 96, (toile) => {
    remplir(toile, '#ead05a', 0, 0, 1024, 96);
    for (let i = 0; i < 50; i++) remplir(toile, '#1b1c1e', i * 20, 60, 4, 36);
  });
}
