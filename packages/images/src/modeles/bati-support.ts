/** Frames for wall-hung toilets: blue steel frame, cistern, bend, threaded rods, feet. */
import * as Type from 'typebox';
import { groupe, merge, piece, repeat } from '../geometrie/assemblage.ts';
import { curve, tube } from '../geometrie/balayage.ts';
import { box } from '../geometrie/solides.ts';
import { latheZ } from '../geometrie/tours.ts';
import { laque, zincBlanc } from '../matieres/metaux.ts';
import { mousse, plastique } from '../matieres/plastiques.ts';
import { defineModele, mesure } from '../modele.ts';

export default defineModele({
  nom: 'bati-support',
  params: Type.Object({ largeur: mesure(380, 500), hauteur: mesure(820, 1120) }),
  extremes: [
    { largeur: 500, hauteur: 1120 },
    { largeur: 380, hauteur: 1120 },
    { largeur: 500, hauteur: 820 },
  ],
  prise: { azimut: 0.5, elevation: 0.16, cadre: 0.9 },
  construire({ largeur: w, hauteur: h }) {
    const x = w / 2 - 20;
    const cadre = merge(
      box(40, h, 40, 3).translate(-x, h / 2, 0),
      box(40, h, 40, 3).translate(x, h / 2, 0),
      box(w, 40, 40, 3).translate(0, h - 20, 0),
      box(w - 60, 60, 6, 2).translate(0, 320, 18),
      box(w - 60, 40, 6, 2).translate(0, 210, 18),
    );
    const pieds = [-1, 1].map((k) =>
      merge(
        box(22, 160, 22, 2).translate(k * x, -40, 0),
        box(90, 6, 120, 2).translate(k * x, -120, 20),
      ),
    );
    const tiges = repeat(
      latheZ([
        [6, 0],
        [6, 150, 1],
        [0, 151],
      ]),
      [-90, 90].map((tx) => ({ position: [tx, 320, 10] as const })),
    );
    const ecrous = repeat(
      latheZ(
        [
          [11, 0],
          [11, 10, 1],
          [6, 11],
        ],
        6,
      ),
      [-90, 90].map((tx) => ({ position: [tx, 320, 24] as const })),
    );
    const coude = tube(
      curve([
        [0, 210, 90],
        [0, 210, 20],
        [0, 190, -20],
        [0, 130, -34],
        [0, 40, -34],
      ]),
      48,
      { pas: 60, cotes: 36 },
    );
    const alimentation = tube(
      curve([
        [0, 330, 100],
        [0, 330, 20],
        [0, 360, -10],
        [0, h - 420, -10],
      ]),
      24,
      { pas: 60, cotes: 28 },
    );
    const bas = Math.max(430, h - 600);
    return groupe(
      piece(cadre, laque('#2c5f9e')),
      piece(merge(...pieds, tiges, ecrous), zincBlanc()),
      piece(
        box(w - 96, h - bas - 90, 130, 18).translate(0, (h + bas - 60) / 2, -20),
        mousse('#dfe1e0'),
      ),
      piece(box(w - 170, 130, 24, 8).translate(0, h - 150, 52), plastique('#26282c')),
      piece(coude, plastique('#26282c')),
      piece(alimentation, plastique('#e6e5e0')),
    );
  },
});
