/** Shelving: heavy bays with beams and chipboard, light ones all galvanised; by their proportions. */
import * as Type from 'typebox';
import { groupe, merge, piece, repeat } from '../geometrie/assemblage.ts';
import { box } from '../geometrie/solides.ts';
import { epoxy, galva, zincBlanc } from '../matieres/metaux.ts';
import { agglomere, plastique } from '../matieres/plastiques.ts';
import { choix, defineModele, mesure, nombre } from '../modele.ts';
import { traverse } from '../pieces/traverse.ts';

export default defineModele({
  nom: 'rayonnage',
  params: Type.Object({
    sorte: choix('mi-lourd', 'leger'),
    hauteur: mesure(1700, 2600),
    largeur: mesure(800, 2100),
    profondeur: mesure(280, 820),
    niveaux: nombre(3, 6),
  }),
  extremes: [
    { sorte: 'mi-lourd', hauteur: 2000, largeur: 1500, profondeur: 600, niveaux: 4 },
    { sorte: 'mi-lourd', hauteur: 2500, largeur: 2000, profondeur: 800, niveaux: 3 },
    { sorte: 'leger', hauteur: 2000, largeur: 1000, profondeur: 400, niveaux: 5 },
  ],
  prise: { azimut: 0.5, elevation: 0.14, cadre: 0.88 },
  construire({ sorte, hauteur, largeur, profondeur, niveaux }) {
    const [x, z] = [largeur / 2, profondeur / 2];
    const lourd = sorte === 'mi-lourd';
    const m = lourd ? 55 : 36;
    const etages = Array.from(
      { length: niveaux },
      (_, i) => 90 + (i * (hauteur - 160)) / (niveaux - 1),
    );
    const coins = [-1, 1].flatMap((kx) => [-1, 1].map((kz) => [kx * x, kz * z] as const));
    const montants = coins.map(([cx, cz]) =>
      box(m, hauteur, lourd ? 40 : 36, 3).translate(cx, hauteur / 2, cz),
    );
    // Slots along the front uprights, as dark marks.
    const fentes = repeat(
      box(lourd ? 14 : 8, lourd ? 16 : 20, 2, 0),
      coins
        .filter(([, cz]) => cz > 0)
        .flatMap(([cx]) =>
          Array.from({ length: Math.floor(hauteur / 66) - 1 }, (_, i) => ({
            position: [cx, 60 + i * 66, z + (lourd ? 20 : 18)] as const,
          })),
        ),
    );
    const croix = [-1, 1].flatMap((k) =>
      Array.from({ length: 4 }, (_, i) => {
        const [y0, y1] = [120 + (i * (hauteur - 240)) / 4, 120 + ((i + 1) * (hauteur - 240)) / 4];
        return traverse(
          [k * x, y0, i % 2 === 0 ? -z : z],
          [k * x, y1, i % 2 === 0 ? z : -z],
          22,
          10,
        );
      }),
    );
    if (!lourd) {
      const tablettes = etages.flatMap((y) => [
        box(largeur - 10, 30, profondeur + 20, 4).translate(0, y, 0),
      ]);
      return groupe(
        piece(merge(...montants, ...tablettes), galva()),
        piece(fentes, plastique('#3a3e43')),
        piece(
          merge(...coins.map(([cx, cz]) => box(46, 26, 46, 6).translate(cx, 12, cz))),
          plastique('#26282c'),
        ),
      );
    }
    return groupe(
      piece(merge(...montants, ...croix), galva()),
      piece(fentes, plastique('#3a3e43')),
      piece(
        merge(
          ...etages.flatMap((y) =>
            [-1, 1].map((k) => box(largeur - m, 62, 34, 4).translate(0, y, k * z)),
          ),
        ),
        epoxy('#b5451b'),
      ),
      piece(
        merge(
          ...etages.map((y) => box(largeur - m - 4, 18, profondeur - 8, 1).translate(0, y + 40, 0)),
        ),
        agglomere(),
      ),
      piece(merge(...coins.map(([cx, cz]) => box(96, 8, 76, 2).translate(cx, 4, cz))), zincBlanc()),
    );
  },
});
