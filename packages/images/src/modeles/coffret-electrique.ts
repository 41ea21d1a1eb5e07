/** Consumer units for surface mounting: rows of modules, blanks, a tinted door folded open. */
import * as Type from 'typebox';
import { groupe, merge, piece, repeat } from '../geometrie/assemblage.ts';
import { hole, rectangle } from '../geometrie/contours.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { latheZ } from '../geometrie/tours.ts';
import { plastique, plastiqueBrillant, verre } from '../matieres/plastiques.ts';
import { zincBlanc } from '../matieres/metaux.ts';
import { defineModele, nombre } from '../modele.ts';

export default defineModele({
  nom: 'coffret-electrique',
  params: Type.Object({ rangees: nombre(1, 4), modules: nombre(13, 18) }),
  extremes: [
    { rangees: 1, modules: 13 },
    { rangees: 2, modules: 13 },
    { rangees: 4, modules: 18 },
  ],
  prise: { azimut: 0.5, elevation: 0.2, cadre: 0.86 },
  construire({ rangees, modules }) {
    const w = modules * 17.6 + 26;
    const h = rangees * 125 + 60;
    const p = 84;
    const facade = rectangle(w - 6, h - 6, 5);
    const ys = Array.from({ length: rangees }, (_, i) => ((rangees - 1) / 2 - i) * 125);
    for (const y of ys) hole(facade, rectangle(modules * 17.6, 46, 1.5, 0, y));
    const blanc = plastique('#e9e8e3', 0.36);
    const obturateurs = repeat(
      box(17.1, 45, 3, 0.7),
      ys.flatMap((y) =>
        Array.from({ length: modules }, (_, i) => ({
          position: [(i - (modules - 1) / 2) * 17.6, y, p + 3] as const,
        })).filter((_, i) => i > 1),
      ),
    );
    const porteW = w - 16;
    const cadrePorte = extrude(
      hole(rectangle(porteW, h - 16, 5), rectangle(porteW - 26, h - 42, 4)),
      7,
      { chanfrein: 1.6 },
    ).translate(porteW / 2, 0, 0);
    const vitre = box(porteW - 24, h - 40, 2, 0.5).translate(porteW / 2, 0, 3);
    const pose = {
      position: [-w / 2 + 6, 0, p + 8] as const,
      rotation: [0, -1.95, 0] as const,
    };
    return groupe(
      piece(extrude(rectangle(w, h, 8), p, { chanfrein: 3, angle: 0.7 }), blanc),
      piece(extrude(facade, 6, { chanfrein: 1.2 }).translate(0, 0, p - 2), blanc),
      piece(
        merge(...ys.map((y) => box(modules * 17.6, 46, 1, 0).translate(0, y, p - 1.6))),
        plastique('#55595d'),
      ),
      piece(
        merge(...ys.map((y) => box(modules * 17.6, 35, 1.4, 0.3).translate(0, y, p - 1))),
        zincBlanc(),
      ),
      piece(obturateurs, plastiqueBrillant('#dddcd6')),
      piece(cadrePorte, blanc, pose),
      piece(vitre, verre('#b9c6cc', 0.4), pose),
      piece(
        repeat(
          latheZ([
            [5, 0],
            [5, 1.2, 0.4],
            [0, 1.4],
          ]),
          [-1, 1].flatMap((x) =>
            [-1, 1].map((y) => ({
              position: [x * (w / 2 - 13), y * (h / 2 - 12), p + 4] as const,
            })),
          ),
        ),
        plastique('#b9bbb8'),
      ),
    );
  },
});
