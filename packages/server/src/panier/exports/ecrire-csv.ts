import { champCsv, neutraliser, virgule } from './champ-csv.ts';
import { listColonnes, listLignes, type Cellule } from './colonnes.ts';
import type { PanierExporte } from './panier-exporte.ts';

/** Spreadsheets of the three countries read semicolons and decimal commas, and UTF-8 only with its mark. */
export function ecrireCsv(panier: PanierExporte): string {
  const colonnes = listColonnes(panier);
  const rangees = [
    colonnes.map(({ tete }) => tete),
    ...listLignes(panier).map((de) => colonnes.map(({ cellule }) => ecrire(cellule(...de)))),
  ];
  return `\ufeff${rangees.map((rangee) => `${rangee.map(champCsv).join(';')}\r\n`).join('')}`;
}

function ecrire(cellule: Cellule): string {
  return 'texte' in cellule
    ? neutraliser(cellule.texte)
    : virgule(cellule.nombre, cellule.decimales === 0 ? 0 : 2);
}
