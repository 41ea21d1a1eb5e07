/** First aid: case, soft bag or wall cabinet, green or white with the cross. */
import * as Type from 'typebox';
import { dessiner, tracer } from '../etiquettes/dessin.ts';
import { decalque, plan } from '../etiquettes/etiquette.ts';
import { groupe, piece } from '../geometrie/assemblage.ts';
import { curve, tube } from '../geometrie/balayage.ts';
import { box } from '../geometrie/solides.ts';
import { laque, nickel } from '../matieres/metaux.ts';
import { plastique } from '../matieres/plastiques.ts';
import { textile } from '../matieres/textiles.ts';
import { choix, defineModele, mesure } from '../modele.ts';

export default defineModele({
  nom: 'trousse-secours',
  params: Type.Object({
    contenant: choix('coffret', 'trousse', 'armoire'),
    /** Width: for how many people. */
    large: mesure(180, 420),
  }),
  extremes: [
    { contenant: 'coffret', large: 280 },
    { contenant: 'trousse', large: 220 },
    { contenant: 'armoire', large: 300 },
  ],
  prise: { azimut: 0.45, elevation: 0.2, cadre: 0.84 },
  construire({ contenant, large: w }) {
    const armoire = contenant === 'armoire';
    const h = armoire ? w * 1.25 : w * 0.7;
    const p = armoire ? 130 : w * 0.38;
    const fond = armoire
      ? laque('#e9e8e4')
      : contenant === 'trousse'
        ? textile('#b9202a', 'toile')
        : plastique('#1d8a55');
    const croix = dessiner(256, 256, (t) => {
      t.clearRect(0, 0, 256, 256);
      const c = armoire ? '#1d8a55' : '#f4f3ef';
      tracer(t, c, [
        [96, 24],
        [160, 24],
        [160, 232],
        [96, 232],
      ]);
      tracer(t, c, [
        [24, 96],
        [232, 96],
        [232, 160],
        [24, 160],
      ]);
    });
    const face = p / 2 + 0.6;
    const commun = [
      piece(box(w, h, p, contenant === 'trousse' ? 34 : armoire ? 5 : 20), fond),
      piece(plan(h * 0.5, h * 0.5), decalque(croix), {
        position: [0, 0, face + (contenant === 'coffret' ? 4 : 0.4)],
      }),
    ];
    if (armoire) {
      return groupe(
        ...commun,
        piece(box(w - 14, h - 14, 4, 1.6), laque('#f0efeb'), { position: [0, 0, p / 2 - 1.6] }),
        piece(box(10, 34, 12, 3), nickel(), { position: [w / 2 - 26, 0, p / 2 + 5] }),
        ...[h * 0.3, -h * 0.3].map((y) =>
          piece(box(8, 40, 10, 3), nickel(), { position: [-w / 2, y, p / 2 - 4] }),
        ),
      );
    }
    const anse = tube(
      curve([
        [-w * 0.2, h / 2 - 4, 0],
        [-w * 0.18, h / 2 + 26, 0],
        [0, h / 2 + 34, 0],
        [w * 0.18, h / 2 + 26, 0],
        [w * 0.2, h / 2 - 4, 0],
      ]),
      contenant === 'trousse' ? 6 : 9,
      { pas: 60, cotes: 12 },
    );
    if (contenant === 'trousse') {
      const zip = tube(
        curve([
          [-w / 2, 0, p / 2 - 34],
          [-w / 2 + 20, h / 2 - 12, p / 2 - 30],
          [0, h / 2 - 1, p / 2 - 30],
          [w / 2 - 20, h / 2 - 12, p / 2 - 30],
          [w / 2, 0, p / 2 - 34],
        ]),
        3,
        { pas: 90, cotes: 8 },
      );
      return groupe(
        ...commun,
        piece(anse, textile('#26282c', 'toile')),
        piece(zip, plastique('#26282c')),
      );
    }
    return groupe(
      ...commun,
      piece(anse, plastique('#156b41')),
      piece(box(w + 6, 9, p + 6, 4), plastique('#156b41'), { position: [0, 0, 0] }),
      piece(box(w * 0.84, h * 0.78, 8, 6), plastique('#229a60'), { position: [0, 0, p / 2] }),
      ...[-0.3, 0.3].map((t) =>
        piece(box(34, 24, 12, 3), plastique('#e9e8e4'), {
          position: [w * t, h / 2 - 3, p / 2 - 6],
        }),
      ),
    );
  },
});
