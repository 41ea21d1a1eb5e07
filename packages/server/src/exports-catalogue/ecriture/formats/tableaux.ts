/** The catalogue as one table: a workbook, or CSV. */
import { writeRangeeCsv, writeTetesCsv } from '../../../documents/tableur.public.ts';
import { createClasseurFlux } from '../classeur-flux.ts';
import type { OpenEcrivain } from '../fiche.ts';
import { MOTS } from '../../mots.ts';
import { colonnesCatalogue } from './colonnes-catalogue.ts';

export const openXlsx: OpenEcrivain = (contexte, sortie) => {
  const colonnes = colonnesCatalogue(contexte);
  const nom = MOTS[contexte.langue]('feuille');
  const classeur = createClasseurFlux([{ nom, colonnes }], sortie);
  return {
    article: (fiche) =>
      classeur.rangee(
        0,
        colonnes.map(({ read }) => read(fiche)),
      ),
    fin: () => classeur.fin(),
  };
};

export const openCsv: OpenEcrivain = (contexte, sortie) => {
  const colonnes = colonnesCatalogue(contexte);
  sortie(writeTetesCsv(colonnes));
  return {
    article: (fiche) => sortie(writeRangeeCsv(colonnes.map(({ read }) => read(fiche)))),
    fin: () => [],
  };
};
