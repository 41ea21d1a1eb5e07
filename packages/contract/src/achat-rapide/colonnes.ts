/**
 * Which columns of a table hold the codes, the quantities and their units. What the catalogue knows
 * decides on the codes, then the heads, then what the cells look like. What could be two things is
 * asked, and what is left out is reported.
 */
import {
  choisirColonnes,
  isTeteRepetee,
  RANGEES_AVANT_TETE,
  type Connus,
  type Rangee,
  type Table,
} from './choix-colonnes.ts';
import { codesOf } from './code-ecrit.ts';
import { readQuantite, type Marque, type QuantiteLue } from './quantite-lue.ts';
import { isCodeAjustement } from '../panier/codes-ajustement.ts';

export interface LigneLue extends QuantiteLue {
  reference: string;
  /** A cut list that stands beside it. */
  coupe?: string;
}

/** A line with its place in what was read. */
export interface LigneSituee extends LigneLue {
  /** From 1. */
  ligne: number;
  /** As it was written, its beginning where it is long. */
  texte: string;
  /** All that may name its article, the surest first, where there are several. */
  codes?: string[];
  /** What it is called there: proposals come from it where its codes name nothing. */
  libelle?: string;
  /** Its row was hidden from whoever looked at the file. */
  masquee?: true;
}

/** Something written that is no line of an order. */
export interface Ecartee {
  ligne: number;
  texte: string;
}

export interface LectureTable {
  lignes: LigneSituee[];
  ecartees: Ecartee[];
  /** No column says how many: one of each. */
  sansQuantite: boolean;
}

/** How much of a line is shown: enough to know it again. */
export const MAX_SIGNES_TEXTE = 200;

export function joindre(cellules: readonly string[]): string {
  const pleines = cellules.map((cellule) => cellule.trim()).filter((cellule) => cellule !== '');
  return pleines.join(' · ').slice(0, MAX_SIGNES_TEXTE);
}

export function readColonnes(rangees: readonly Rangee[], connus?: Connus): LectureTable {
  const table = choisirColonnes(rangees, connus);
  const { codes, quantite, unite, coupe, libelle, corps } = table;
  const read = lecteurOf(table);
  const lignes: LigneSituee[] = [];
  const ecartees: Ecartee[] = [];
  for (const { ligne, cellules, masquee } of corps) {
    const cell = (at: number | undefined) => (at === undefined ? '' : (cellules[at]?.trim() ?? ''));
    const ecrits = codes.map(cell).filter((texte) => /[\p{L}\p{N}]/u.test(texte));
    const noms = [...new Set(ecrits.flatMap(codesOf))];
    const texte = joindre(cellules);
    const [reference] = noms;
    if (reference === undefined || isCodeAjustement(reference)) {
      if (/[\p{L}\p{N}]/u.test(texte)) ecartees.push({ ligne, texte });
      continue;
    }
    if (isTeteRepetee(cellules)) continue;
    const ecrite = cell(unite);
    const lue = quantite.length === 0 ? { quantite: 1 } : read(quantite.map(cell));
    lignes.push({
      ligne,
      texte,
      reference,
      ...(ecrite !== '' && { unite: ecrite.slice(0, 40) }),
      ...lue,
      ...(noms.length > 1 && { codes: noms }),
      ...(cell(coupe) !== '' && { coupe: cell(coupe).slice(0, MAX_SIGNES_TEXTE) }),
      ...(cell(libelle) !== '' && { libelle: cell(libelle).slice(0, MAX_SIGNES_TEXTE) }),
      ...(masquee && { masquee }),
    });
  }
  return { lignes, ecartees, sansQuantite: quantite.length === 0 && lignes.length > 0 };
}

function lecteurOf({ corps, quantite, isSure, marque }: Table): (ecrites: string[]) => QuantiteLue {
  const [at] = quantite;
  const figures = corps.map(({ cellules }) =>
    at === undefined ? '' : (cellules[at]?.trim() ?? ''),
  );
  const prouvee = marque ?? marqueDeColonne(figures);
  return (ecrites) => {
    const lues = ecrites
      .filter((ecrite) => ecrite !== '')
      .map((ecrite) => readQuantite(ecrite, prouvee));
    const [ecrite = ''] = ecrites;
    // An empty place on an order form is nothing ordered, or something forgotten.
    if (lues.length === 0) return { quantite: 0, lu: '', lectures: [] };
    if (!isSure) {
      const lectures = lues.flatMap((lue) =>
        lue?.quantite ? [lue.quantite] : (lue?.lectures ?? []),
      );
      return {
        quantite: 0,
        lu: ecrites.join(' / ').slice(0, 40),
        lectures: [...new Set(lectures)],
      };
    }
    // Words where a figure was expected: said on the line, never guessed.
    return lues[0] ?? { quantite: 0, lu: ecrite.slice(0, 20), lectures: [] };
  };
}

/**
 * Decides what figures like `1,000` mean: a program that writes three decimals writes them on every
 * line, so that a plain figure among them tells of thousands, and noughts on all of several lines of
 * decimals.
 */
function marqueDeColonne(figures: readonly string[]): Marque | undefined {
  const ecrites = figures.filter((figure) => /^\d/.test(figure));
  const groupees = ecrites.filter((figure) => /^\d{1,3}[.,]\d{3}$/.test(figure));
  const [marque] = new Set(groupees.map((figure) => (figure.includes(',') ? ',' : '.')));
  if (marque === undefined) return undefined;
  const autre = marque === ',' ? '.' : ',';
  if (ecrites.some((figure) => /^\d+$/.test(figure))) return autre;
  const isDecimales = ecrites.length > 1 && ecrites.every((figure) => /[.,]000$/.test(figure));
  return isDecimales ? marque : undefined;
}

/** Rows whose cells are shown to the catalogue, spread over the table. */
const RANGEES_DEMANDEES = 60;
const COLONNES_DEMANDEES = 24;

/** Cells that may be codes: what the catalogue is asked to know which column holds them. */
export function codesPossibles(rangees: readonly Rangee[]): string[] {
  const pas = Math.max(1, Math.ceil(rangees.length / RANGEES_DEMANDEES));
  const cellules = rangees
    .filter((_, at) => at % pas === 0 || at < RANGEES_AVANT_TETE)
    .flatMap((rangee) => rangee.cellules.slice(0, COLONNES_DEMANDEES));
  return [...new Set(cellules.map((cellule) => cellule.trim()))].filter(
    (cellule) => cellule.length >= 3 && cellule.length <= 60 && /\d|^\S+$/.test(cellule),
  );
}
