/** Head torches: lamp on its tilting plate, elastic band, battery box behind for cells. */
import * as Type from 'typebox';
import { groupe, merge, piece } from '../geometrie/assemblage.ts';
import { box } from '../geometrie/solides.ts';
import { surface } from '../geometrie/surface.ts';
import { latheZ } from '../geometrie/tours.ts';
import { chrome } from '../matieres/metaux.ts';
import { plastique, plastiqueBrillant, verre } from '../matieres/plastiques.ts';
import { textile } from '../matieres/textiles.ts';
import { choix, defineModele } from '../modele.ts';

const [A, B] = [84, 98];

export default defineModele({
  nom: 'lampe-frontale',
  params: Type.Object({ alimentation: choix('rechargeable', 'piles') }),
  extremes: [{ alimentation: 'rechargeable' }, { alimentation: 'piles' }],
  prise: { azimut: 0.55, elevation: 0.36, cadre: 0.84 },
  construire({ alimentation }) {
    const bande = (e: number) =>
      surface(
        120,
        6,
        (u, v, out) => {
          const a = (u === 1 ? 0 : u) * Math.PI * 2;
          const onde = 1.4 * Math.sin(a * 3 + 1);
          out.set((A + e) * Math.sin(a), (v - 0.5) * 26 + onde, (B + e) * Math.cos(a));
        },
        1,
      );
    // Over the head, front to back.
    const dessus = surface(
      4,
      50,
      (u, v, out) => {
        const a = (v - 0.5) * Math.PI * 0.98;
        out.set((u - 0.5) * 22, 8 + 78 * Math.cos(a), B * Math.sin(a));
      },
      1,
    );
    const tissu = textile('#303338', 'serge', 'y');
    const lampe = latheZ([
      [0, 0],
      [20, 0, 2],
      [22, 6, 2],
      [22, 24, 2],
      [20, 27, 1],
      [18, 26],
    ]).translate(0, 2, B + 10);
    const reflecteur = latheZ([
      [18.4, 26],
      [15, 18, 4],
      [5, 11],
      [0, 11],
    ]).translate(0, 2, B + 10);
    const arriere =
      alimentation === 'piles'
        ? [piece(box(66, 34, 24, 7).translate(0, 0, -B - 10), plastique('#2c2e32'))]
        : [
            piece(box(44, 26, 14, 6).translate(0, 0, -B - 5), plastique('#2c2e32')),
            piece(box(12, 4, 1, 0.4).translate(0, -12, B + 29), plastique('#c9ccce')),
          ];
    return groupe(
      piece(merge(bande(0), bande(1.6)), tissu),
      ...(alimentation === 'piles' ? [piece(dessus, tissu)] : []),
      piece(box(58, 34, 10, 4).translate(0, 0, B + 3), plastique('#3a3d42')),
      piece(
        box(50, 40, 18, 8).translate(0, 0, B + 13),
        plastique(alimentation === 'piles' ? '#d8641b' : '#e0a512'),
      ),
      piece(lampe, plastique('#2c2e32')),
      piece(reflecteur, chrome()),
      piece(
        latheZ([
          [5, 12],
          [3, 15, 1],
          [0, 15.4],
        ]).translate(0, 2, B + 10),
        plastiqueBrillant('#efd873'),
      ),
      piece(
        latheZ([
          [19, 25],
          [0, 26.4],
        ]).translate(0, 2, B + 10),
        verre(),
      ),
      piece(box(16, 6, 8, 2.4).translate(0, 22, B + 14), plastique('#c33a28')),
      ...arriere,
    );
  },
});
