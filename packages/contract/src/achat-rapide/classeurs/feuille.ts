/** A sheet of a spreadsheet, whatever program wrote it. */
import type { Rangee } from '../choix-colonnes.ts';

export interface Feuille {
  nom: string;
  masquee: boolean;
  rangees: Rangee[];
}

/** More than any order has; what goes beyond is no table. */
export const MAX_COLONNES = 200;
/** Rows of one sheet; words above and below a table count too. */
export const MAX_RANGEES = 50_000;

export function ajouterRangee(
  feuille: Feuille,
  ligne: number,
  cellules: string[],
  isMasquee: boolean,
): void {
  if (feuille.rangees.length >= MAX_RANGEES) throw new RangeError('too many rows');
  if (!cellules.some((cellule) => cellule.trim() !== '')) return;
  feuille.rangees.push({
    ligne,
    cellules: Array.from(cellules, (cellule) => cellule ?? ''),
    ...(isMasquee && { masquee: true }),
  });
}

/** A formula whose result the file does not hold: shown as it is, no figure is made of it. */
export const formule = (ecrite: string) =>
  `=${ecrite.replace(/^(?:of:|msoxl:|oooc:)?=?/, '').slice(0, 40)}`;
