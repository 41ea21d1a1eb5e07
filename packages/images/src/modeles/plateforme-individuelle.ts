/** Mobile podium steps: a small deck with rails on four sides, gate, wheels and stabilisers. */
import * as Type from 'typebox';
import { groupe, merge, piece, poser } from '../geometrie/assemblage.ts';
import { box } from '../geometrie/solides.ts';
import { aluBrosse } from '../matieres/metaux.ts';
import { caoutchouc, plastique } from '../matieres/plastiques.ts';
import { defineModele, mesure } from '../modele.ts';
import { roue } from '../pieces/roue.ts';
import { tige } from '../pieces/traverse.ts';

export default defineModele({
  nom: 'plateforme-individuelle',
  params: Type.Object({
    /** Height of the deck, metres. */
    plancher: mesure(0.7, 1.6),
  }),
  extremes: [{ plancher: 1 }, { plancher: 0.75 }, { plancher: 1.5 }],
  prise: { azimut: 0.6, elevation: 0.2, cadre: 0.88 },
  construire({ plancher }) {
    const h = plancher * 1000;
    const [l, p] = [390, 300];
    const r = 20;
    const haut = h + 1000;
    const coins = [-1, 1].flatMap((x) => [-1, 1].map((z) => [x * l, z * p] as const));
    const lisses = [h + 500, haut].flatMap((y) => [
      tige([-l, y, -p], [l, y, -p], r * 0.9),
      tige([-l, y, -p], [-l, y, p], r * 0.9),
      tige([l, y, -p], [l, y, p], r * 0.9),
    ]);
    const degres = Math.round(h / 250);
    const marches = Array.from({ length: degres - 1 }, (_, i) =>
      box(2 * l - 60, 26, 84, 4).translate(
        0,
        (i + 1) * (h / degres),
        p + 20 + (degres - 1 - i) * 70,
      ),
    );
    return groupe(
      piece(
        merge(
          ...coins.map(([x, z]) => tige([x, 110, z], [x, haut, z], r)),
          ...lisses,
          ...[-1, 1].flatMap((x) => [
            tige([x * l, 200, -p], [x * l, 200, p], r * 0.8),
            tige([x * (l - 40), 30, p + 90 + degres * 62], [x * (l - 40), h, p - 10], r),
          ]),
          tige([-l, 200, -p], [l, 200, -p], r * 0.8),
          // Stabilisers reach out behind and before.
          ...[-1, 1].flatMap((x) => [
            tige([x * (l + 330), 20, -p - 120], [x * l, 460, -p], r * 0.8),
            tige([x * (l + 330), 20, p + 120], [x * l, 460, p], r * 0.8),
          ]),
        ),
        aluBrosse('y'),
      ),
      piece(
        merge(
          box(2 * l, 40, 2 * p, 6).translate(0, h, 0),
          ...Array.from({ length: 10 }, (_, i) =>
            box(2 * l - 50, 44, 16, 3).translate(0, h + 1, -p + 50 + i * 56),
          ),
          ...marches,
        ),
        aluBrosse('x'),
      ),
      piece(
        merge(
          box(2 * l + 20, 130, 16, 4).translate(0, h + 80, -p),
          ...[-1, 1].map((x) => box(16, 130, 2 * p, 4).translate(x * l, h + 80, 0)),
        ),
        plastique('#c98f0c'),
      ),
      // The gate closes by itself.
      piece(
        merge(
          tige([-l + 20, h + 520, p], [l - 20, h + 520, p], r * 0.8),
          tige([-l + 20, haut - 20, p], [l - 20, haut - 20, p], r * 0.8),
          tige([l - 20, h + 520, p], [l - 20, haut - 20, p], r * 0.8),
        ),
        plastique('#b3221f'),
      ),
      ...[-1, 1].map((x) =>
        poser(roue(160, 44, 'caoutchouc-gris'), {
          position: [x * l, 80, -p],
          rotation: [0, Math.PI / 2, 0],
        }),
      ),
      piece(
        merge(
          ...[-1, 1].flatMap((x) => [
            box(60, 30, 60, 8).translate(x * (l + 330), 14, -p - 120),
            box(60, 30, 60, 8).translate(x * (l + 330), 14, p + 120),
            box(54, 50, 54, 8).translate(x * l, 90, p),
            box(54, 40, 54, 8).translate(x * (l - 40), 20, p + 90 + degres * 62),
          ]),
        ),
        caoutchouc(),
      ),
    );
  },
});
