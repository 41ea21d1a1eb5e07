/** Underlays: rolls of foam, cork or rubber, stacked fibre panels. */
import * as Type from 'typebox';
import { groupe, piece, poser } from '../geometrie/assemblage.ts';
import { box } from '../geometrie/solides.ts';
import { materiau } from '../matieres/materiau.ts';
import { grains, mousse } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { enroule } from '../pieces/enroule.ts';

export default defineModele({
  nom: 'sous-couche',
  params: Type.Object({
    matiere: choix('mousse', 'pare-vapeur', 'liege', 'caoutchouc', 'fibre'),
  }),
  extremes: [
    { matiere: 'mousse' },
    { matiere: 'liege' },
    { matiere: 'pare-vapeur' },
    { matiere: 'fibre' },
    { matiere: 'caoutchouc' },
  ],
  prise: ({ matiere }) =>
    matiere === 'fibre'
      ? { azimut: 0.6, elevation: 0.45, cadre: 0.88 }
      : { azimut: 0.75, elevation: 0.32, cadre: 0.86 },
  construire({ matiere }) {
    if (matiere === 'fibre') {
      const fibre = grains('#8c9079', '#9a9d87', '#7c806a', [1.6, 1.6, 1.6], 0.95, 0.3);
      return groupe(
        ...Array.from({ length: 9 }, (_, i) =>
          piece(box(250, 6.6, 175, 0.5), fibre, {
            position: [(i % 3) * 1.4, 3.4 + i * 6.8, ((i * 2) % 3) * 1.2],
            rotation: [0, ((i % 2) - 0.5) * 0.012, 0],
          }),
        ),
      );
    }
    const { peau, epaisseur } = ROULEAUX[matiere];
    const rouleau = enroule({
      largeur: 300,
      epaisseur,
      dedans: 12,
      tours: 46 / (epaisseur * 1.12),
      pas: epaisseur * 1.12,
      queue: 110,
      // It will be turned on its side.
      vue: [0.65, 0.7, -0.3],
    });
    // It lies on its side, the end on the table.
    return groupe(poser(groupe(piece(rouleau, peau())), { rotation: [Math.PI / 2, 0, 0] }));
  },
});

const ROULEAUX = {
  mousse: { epaisseur: 5, peau: () => mousse('#e4e7e9') },
  'pare-vapeur': {
    epaisseur: 5,
    peau: () =>
      materiau({
        couleur: '#b9c3cb',
        metal: 0.55,
        rugosite: 0.34,
        relief: { sorte: 'grain', echelle: 0.4, force: 0.1 },
      }),
  },
  liege: {
    epaisseur: 4.4,
    peau: () => grains('#b98a57', '#cda06c', '#7d5530', [0.5, 0.5, 0.5], 0.92, 0.3),
  },
  caoutchouc: {
    epaisseur: 3.6,
    peau: () => grains('#4b4e52', '#5f6367', '#36383b', [0.8, 0.8, 0.8], 0.85, 0.25),
  },
} as const;
