/** One article a line, as JSON: for programs. Amounts are decimals in strings. */
import type { OpenEcrivain } from '../fiche.ts';
import { enKilos } from './colonnes-catalogue.ts';

export const openJsonl: OpenEcrivain = ({ isSuite }, sortie) => ({
  article({ id: _id, noeud, poids, changement, tarif, stock, ...fiche }) {
    const ligne = {
      ...fiche,
      categories: noeud.chemin,
      poidsKg: enKilos(poids),
      ...(tarif && { tarif }),
      ...(stock && { stock }),
      ...(isSuite && { changement }),
    };
    sortie(`${JSON.stringify(ligne)}\n`);
  },
  fin: () => [],
});
