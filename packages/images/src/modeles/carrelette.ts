/** Tile cutters: base plate, two chromed guides, sliding carriage with lever and wheel. */
import * as Type from 'typebox';
import { decalque, logo, plan } from '../etiquettes/etiquette.ts';
import { groupe, merge, piece } from '../geometrie/assemblage.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { disc } from '../geometrie/contours.ts';
import { aluBrosse, chrome, epoxy } from '../matieres/metaux.ts';
import { caoutchouc, plastique } from '../matieres/plastiques.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { CODES_MARQUE } from '../nuancier.ts';
import { couleurVive, encreVive, manche } from '../pieces/manche.ts';
import { tige } from '../pieces/traverse.ts';

export default defineModele({
  nom: 'carrelette',
  params: Type.Object({
    longueur: mesure(400, 1300),
    marque: choix(...CODES_MARQUE),
  }),
  extremes: [
    { longueur: 630, marque: 'karbex' },
    { longueur: 430, marque: 'durandal' },
    { longueur: 1250, marque: 'outibel' },
  ],
  prise: { azimut: 0.5, elevation: 0.42 },
  construire({ longueur, marque }) {
    const l = longueur / 2 + 60;
    const couleur = couleurVive(marque);
    const x = l * 0.16;
    return groupe(
      piece(box(2 * l, 14, 190, 4).translate(0, 7, 0), aluBrosse('x')),
      piece(
        merge(...[-52, 52].map((z) => box(2 * l - 70, 8, 84, 3).translate(0, 17, z))),
        caoutchouc('#3a3d42'),
      ),
      piece(box(2 * l - 70, 12, 6, 2).translate(0, 18, 0), aluBrosse('x')),
      piece(
        merge(...[-26, 26].map((z) => tige([-l + 10, 84, z], [l - 10, 84, z], 10, 32))),
        chrome(),
      ),
      piece(
        merge(
          ...[-1, 1].flatMap((k) => [
            box(34, 82, 110, 8).translate(k * (l - 20), 48, 0),
            box(44, 18, 150, 6).translate(k * (l - 22), 14, 0),
          ]),
        ),
        epoxy(couleur),
      ),
      // The carriage on its bearings, the lever it is pushed by, the wheel below.
      piece(
        merge(box(96, 46, 92, 9).translate(x, 88, 0), box(40, 60, 30, 7).translate(x, 66, 0)),
        epoxy(couleur),
      ),
      piece(
        merge(
          tige([x, 96, 0], [x + 170, 232, 0], 8),
          extrude(disc(9), 5, { chanfrein: 1 }).translate(x, 32, -2.5),
          tige([x - 26, 40, 0], [x - 26, 60, 0], 5),
        ),
        chrome(),
      ),
      piece(box(18, 10, 90, 4).translate(x - 26, 36, 0), plastique('#2b2e33')),
      piece(
        manche({
          profil: [
            [9, 0],
            [15, 6, 4],
            [13, 40, 20],
            [16, 90, 12],
            [0, 104],
          ],
          cotes: 8,
          creux: 0.07,
          entre: [12, 90],
          rangs: 44,
        }),
        caoutchouc(),
        { position: [x + 150, 216, 0], rotation: [0, 0, -0.9] },
      ),
      piece(box(180, 10, 26, 3).translate(-l + 150, 24, 60), aluBrosse('x')),
      piece(plan(86, 21), decalque(logo(marque, encreVive(marque))), { position: [x, 90, 46.4] }),
    );
  },
});
