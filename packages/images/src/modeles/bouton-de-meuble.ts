/** Round knobs of furniture, turned from metal or wood. */
import * as Type from 'typebox';
import { groupe, piece } from '../geometrie/assemblage.ts';
import { lathe } from '../geometrie/surface.ts';
import { choix, defineModele } from '../modele.ts';
import { estBois, REVETEMENTS, revetir } from '../pieces/revetement.ts';

export default defineModele({
  nom: 'bouton-de-meuble',
  params: Type.Object({ revetement: choix(...REVETEMENTS) }),
  extremes: [
    { revetement: 'inox-brosse' },
    { revetement: 'chene' },
    { revetement: 'chrome' },
    { revetement: 'bronze' },
  ],
  prise: { azimut: 0.5, elevation: 0.5, cadre: 0.74 },
  construire({ revetement }) {
    const tete = estBois(revetement)
      ? lathe([
          [0, 0],
          [8.5, 0, 0.6],
          [7.6, 6, 4],
          [9, 11, 4],
          [15.6, 15.5, 3],
          [15, 20, 3],
          [8, 23.6, 6],
          [0, 24],
        ])
      : lathe([
          [0, 0],
          [7.6, 0, 0.4],
          [7.6, 1.6, 0.4],
          [5.6, 3, 1.2],
          [5.6, 10, 3],
          [14.2, 14.5, 2],
          [15, 17, 1],
          [15, 19.5, 1],
          [13.6, 21, 0.8],
          [13, 20.6, 0.3],
          [0, 21.6],
        ]);
    if (!estBois(revetement)) return groupe(piece(tete, revetir(revetement, 'y')));
    // Larger than life: the figure of the wood is then as fine as on a small knob.
    return groupe(piece(tete.scale(2.6, 2.6, 2.6), revetir(revetement, 'x')));
  },
});
