/** Shelves ready to fit: decor on all edges, or glued staves of solid wood. */
import * as Type from 'typebox';
import { groupe, piece } from '../geometrie/assemblage.ts';
import { box } from '../geometrie/solides.ts';
import { bois } from '../matieres/bois.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { decor } from '../pieces/decors.ts';

/** Smaller than life: the figure of the wood is then seen. */
const ECHELLE = 0.3;

export default defineModele({
  nom: 'tablette',
  params: Type.Object({
    surface: choix('blanc', 'noir', 'chene-naturel', 'pin', 'sapin', 'hetre', 'chene'),
    /** Length over width. */
    proportion: mesure(1, 10),
    /** Millimetres. */
    epaisseur: mesure(15, 30),
  }),
  extremes: [
    { surface: 'pin', proportion: 3.5, epaisseur: 18 },
    { surface: 'blanc', proportion: 2, epaisseur: 18 },
    { surface: 'chene', proportion: 2, epaisseur: 26 },
    { surface: 'chene-naturel', proportion: 6, epaisseur: 18 },
  ],
  // Pale and lying flat: less light, or its colour is lost.
  prise: { azimut: 0.62, elevation: 0.46, cadre: 0.9, exposition: 0.84 },
  construire({ surface, proportion, epaisseur }) {
    const large = 300 * ECHELLE;
    const forme = box(large * proportion, epaisseur * ECHELLE, large, 0.9);
    const axes = { fil: 'x', travers: 'z' } as const;
    if (surface === 'blanc' || surface === 'noir' || surface === 'chene-naturel') {
      return groupe(piece(forme, decor(surface, axes)));
    }
    return groupe(piece(forme, bois(surface, { ...axes, lames: [45 * ECHELLE, 480 * ECHELLE] })));
  },
});
