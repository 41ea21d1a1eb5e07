/** Radiators: pressed steel panels with their fins and grille; electric ones, flat with a case. */
import type { Object3D } from 'three';
import * as Type from 'typebox';
import { groupe, merge, piece, repeat } from '../geometrie/assemblage.ts';
import { box } from '../geometrie/solides.ts';
import { surface } from '../geometrie/surface.ts';
import { latheX } from '../geometrie/tours.ts';
import { laque, nickel } from '../matieres/metaux.ts';
import { plastique, plastiqueBrillant } from '../matieres/plastiques.ts';
import { choix, defineModele, mesure } from '../modele.ts';

const COULEURS = { blanc: '#edece8', anthracite: '#43474c' } as const;

export default defineModele({
  nom: 'radiateur',
  params: Type.Object({
    sorte: choix('t11', 't21', 't22', 't33', 'electrique'),
    couleur: choix('blanc', 'anthracite'),
    /** Length over height. */
    format: mesure(0.5, 4),
  }),
  extremes: [
    { sorte: 't22', couleur: 'blanc', format: 1.6 },
    { sorte: 't11', couleur: 'blanc', format: 1 },
    { sorte: 't33', couleur: 'blanc', format: 3 },
    { sorte: 't21', couleur: 'blanc', format: 1.6 },
    { sorte: 'electrique', couleur: 'anthracite', format: 1.3 },
  ],
  prise: { azimut: 0.55, elevation: 0.24, cadre: 0.88 },
  construire({ sorte, couleur, format }) {
    const h = 500;
    const w = h * format;
    const peinture = laque(COULEURS[couleur]);
    if (sorte === 'electrique') return groupe(...electrique(w, h, peinture));
    const [panneaux, ailettes] = { t11: [1, 1], t21: [2, 1], t22: [2, 2], t33: [3, 3] }[sorte] as [
      number,
      number,
    ];
    const pas = 46;
    const p = (panneaux - 1) * pas + 20 + (sorte === 't11' ? 30 : 0);
    const nues = Array.from({ length: panneaux }, (_, i) => p / 2 - 8 - i * pas);
    const fines = repeat(
      box(1, h - 110, 26, 0),
      Array.from({ length: ailettes }, (_, k) => k).flatMap((k) =>
        Array.from({ length: Math.floor(w / 24) }, (_, i) => ({
          position: [-w / 2 + 20 + i * 24, 0, p / 2 - 30 - k * pas] as const,
        })),
      ),
    );
    const grille = repeat(
      box(3, 7, p - 6, 0.8),
      Array.from({ length: Math.floor((w - 30) / 12) }, (_, i) => ({
        position: [-w / 2 + 18 + i * 12, h / 2 + 1, 0] as const,
      })),
    );
    const joues = [-1, 1].map((k) => box(3, h - 16, p + 2, 1).translate(k * (w / 2), 0, 0));
    const bouchon = latheX([
      [0, w / 2 - 4],
      [13, w / 2 - 4, 1],
      [13, w / 2 + 6, 1],
      [0, w / 2 + 7],
    ]);
    return groupe(
      ...nues.map((z) => piece(tole(w, h).translate(0, 0, z), peinture)),
      piece(
        merge(
          grille,
          box(w, 5, 3, 1).translate(0, h / 2 + 2, p / 2),
          box(w, 5, 3, 1).translate(0, h / 2 + 2, -p / 2),
          ...joues,
        ),
        peinture,
      ),
      piece(fines, laque('#d9d8d4')),
      piece(
        merge(
          bouchon.clone().translate(0, h / 2 - 34, p / 2 - 14),
          bouchon.clone().translate(0, -h / 2 + 34, p / 2 - 14),
        ),
        nickel(),
      ),
    );
  },
});

/** Vertical waterways pressed in the sheet; seams above and below. */
function tole(w: number, h: number) {
  const n = Math.round(w / 33);
  const face = surface(
    n * 10,
    28,
    (u, v, out) => {
      const y = (v - 0.5) * h;
      const bord = Math.min(1, Math.max(0, (h / 2 - 36 - Math.abs(y)) / 16));
      const onde = Math.max(0, Math.min(1, (Math.cos(u * n * Math.PI * 2) + 0.35) * 2.2));
      const cadre = Math.min(1, (h / 2 - Math.abs(y)) / 10);
      out.set((u - 0.5) * w, y, 5 * cadre - 7 * (1 - onde) * bord);
    },
    0.9,
  );
  return merge(face, box(w, h, 4, 1).translate(0, 0, -6));
}

/** Smooth front, rounded sides, louvres above, controls on top. */
function electrique(w: number, h: number, peinture: ReturnType<typeof laque>): Object3D[] {
  const lames = repeat(
    box(w - 60, 3, 8, 1),
    Array.from({ length: 5 }, (_, i) => ({
      position: [0, h / 2 - 22 - i * 9, 41.5] as const,
      rotation: [0.5, 0, 0] as const,
    })),
  );
  return [
    piece(
      merge(
        box(w, h, 72, 16),
        box(w - 16, h - 130, 10, 4).translate(0, -30, 37),
        box(w - 60, 12, 60, 3).translate(0, -h / 2 - 4, 0),
      ),
      peinture,
    ),
    piece(box(w - 56, 54, 2, 0.5).translate(0, h / 2 - 40, 35.6), plastique('#2a2c30')),
    piece(lames, peinture),
    piece(box(96, 6, 40, 2).translate(w / 2 - 84, h / 2 + 2, 4), plastiqueBrillant('#1f2124')),
    piece(box(44, 1, 20, 0.3).translate(w / 2 - 92, h / 2 + 5.4, 4), plastiqueBrillant('#9fc3d8')),
  ];
}
