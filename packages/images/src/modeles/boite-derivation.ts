/** Weatherproof junction boxes: lid with its four screws, stepped grommets all round. */
import * as Type from 'typebox';
import { groupe, merge, piece, repeat, type Pose } from '../geometrie/assemblage.ts';
import { rectangle } from '../geometrie/contours.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { latheZ } from '../geometrie/tours.ts';
import { caoutchouc, plastique } from '../matieres/plastiques.ts';
import { choix, defineModele, mesure } from '../modele.ts';

const COULEURS = { gris: '#a9aeb1', blanc: '#e9e8e3' } as const;

export default defineModele({
  nom: 'boite-derivation',
  params: Type.Object({
    couleur: choix('gris', 'blanc'),
    /** Width over height. */
    format: mesure(1, 1.6),
    /** Grommets on the long side. */
    entrees: Type.Integer({ minimum: 2, maximum: 4 }),
  }),
  extremes: [
    { couleur: 'gris', format: 1, entrees: 2 },
    { couleur: 'blanc', format: 1.45, entrees: 3 },
  ],
  prise: { azimut: 0.5, elevation: 0.42, cadre: 0.84 },
  construire({ couleur, format, entrees }) {
    const h = 100;
    const w = h * format;
    const p = 46;
    const matiere = plastique(COULEURS[couleur]);
    const passe = lathe([
      [13, 0],
      [13, 2, 0.8],
      [11.4, 4, 0.8],
      [11, 7, 0.6],
      [8.6, 7.6, 0.6],
      [8.2, 11, 0.6],
      [6, 11.6, 0.6],
      [5.6, 15, 0.8],
      [0, 15.6],
    ]);
    const cotes: Pose[] = [];
    for (const k of [-1, 1]) {
      const vers = k > 0 ? 0 : Math.PI;
      for (let i = 0; i < entrees; i++) {
        const x = ((i + 0.5) / entrees - 0.5) * (w - 12);
        cotes.push({ position: [x, (k * h) / 2, p / 2 - 2], rotation: [0, 0, vers] });
      }
      for (const y of [-22, 22]) {
        cotes.push({ position: [(k * w) / 2, y, p / 2 - 2], rotation: [0, 0, (-k * Math.PI) / 2] });
      }
    }
    const coins: Pose[] = [-1, 1].flatMap((x) =>
      [-1, 1].map((y): Pose => ({ position: [x * (w / 2 - 8), y * (h / 2 - 8), p + 9.4] })),
    );
    return groupe(
      piece(
        merge(
          extrude(rectangle(w, h, 7), p, { chanfrein: 2, angle: 0.7 }),
          extrude(rectangle(w + 2.4, h + 2.4, 8), 10, { chanfrein: 2.4, angle: 0.7 }).translate(
            0,
            0,
            p + 0.6,
          ),
        ),
        matiere,
      ),
      piece(repeat(passe, cotes), caoutchouc(couleur === 'gris' ? '#7f858a' : '#c9cac6')),
      piece(
        repeat(
          latheZ([
            [5.4, 0],
            [5.4, 1.8, 0.5],
            [0, 2],
          ]),
          coins,
        ),
        plastique('#5f6469'),
      ),
      piece(repeat(box(7.6, 1.5, 0.6, 0.2).translate(0, 0, 2), coins), plastique('#232427')),
    );
  },
});
