/** Towel rails: two uprights, bars in groups, the electric head below. */
import * as Type from 'typebox';
import { groupe, merge, piece } from '../geometrie/assemblage.ts';
import { box } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { latheX } from '../geometrie/tours.ts';
import { laque } from '../matieres/metaux.ts';
import { plastique, plastiqueBrillant } from '../matieres/plastiques.ts';
import { choix, defineModele, nombre } from '../modele.ts';

const COULEURS = { blanc: '#edece8', anthracite: '#43474c', noir: '#242528' } as const;

export default defineModele({
  nom: 'seche-serviettes',
  params: Type.Object({
    couleur: choix('blanc', 'anthracite', 'noir'),
    /** Groups of bars: taller ones have more. */
    groupes: nombre(3, 5),
  }),
  extremes: [
    { couleur: 'blanc', groupes: 3 },
    { couleur: 'anthracite', groupes: 4 },
  ],
  prise: { azimut: 0.5, elevation: 0.14, cadre: 0.9 },
  construire({ couleur, groupes }) {
    const w = 500;
    const pas = 42;
    const parGroupe = [3, 5, 6, 6, 6];
    const hauteurs: number[] = [];
    let y = 60;
    for (let g = groupes - 1; g >= 0; g--) {
      for (let i = 0; i < (parGroupe[g] ?? 5); i++, y += pas) hauteurs.push(y);
      y += 78;
    }
    const haut = y - 78 + 20;
    const barre = latheX(
      [
        [0, -w / 2],
        [11, -w / 2],
        [11, w / 2],
        [0, w / 2],
      ],
      28,
    );
    const montant = lathe([
      [0, 0],
      [13, 0],
      [15, 2, 1],
      [15, haut - 3, 2],
      [0, haut],
    ]);
    const pattes = [-1, 1].flatMap((k) =>
      [140, haut - 120].map((at) =>
        lathe([
          [7, -58],
          [7, 0],
        ])
          .rotateX(Math.PI / 2)
          .translate((k * w) / 2, at, 0),
      ),
    );
    return groupe(
      piece(
        merge(
          ...hauteurs.map((at) => barre.clone().translate(0, at, 16)),
          montant.clone().translate(-w / 2, 0, 0),
          montant.clone().translate(w / 2, 0, 0),
          ...pattes,
        ),
        laque(COULEURS[couleur]),
      ),
      piece(
        box(60, 92, 46, 10).translate(w / 2, -48, 6),
        plastique(couleur === 'blanc' ? '#e4e3de' : '#2a2c30'),
      ),
      piece(box(34, 22, 2, 0.6).translate(w / 2, -34, 29), plastiqueBrillant('#7fb0c8')),
    );
  },
});
