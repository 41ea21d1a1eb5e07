/**
 * Which columns of a table hold the codes, the quantities and their units: what the catalogue knows
 * decides on the codes, then the heads, then what the cells look like.
 */
import { codesOf, isCode } from './code-ecrit.ts';
import { readQuantite, marqueOf, type Marque } from './quantite-lue.ts';
import { readTete, type Tete } from './tetes.ts';
import { sensUnite } from './unites-lues.ts';

export interface Rangee {
  ligne: number;
  cellules: readonly string[];
  masquee?: true;
}

/** Whether the catalogue knows a code; absent where it cannot be asked. */
export type Connus = ReadonlySet<string>;

/** A title or an address may stand above the table. */
export const RANGEES_AVANT_TETE = 15;

export interface Table {
  corps: readonly Rangee[];
  /** Columns a code may stand in, the surest first. */
  codes: number[];
  /** None: nothing says how many. */
  quantite: number[];
  /** Otherwise nothing tells which of them, or whether it counts: each line is asked. */
  isSure: boolean;
  unite: number | undefined;
  coupe: number | undefined;
  libelle: number | undefined;
  marque: Marque | undefined;
}

export function choisirColonnes(rangees: readonly Rangee[], connus: Connus | undefined): Table {
  const tete = rangees
    .slice(0, RANGEES_AVANT_TETE)
    .findIndex(({ cellules }) => isTete(cellules, connus));
  const corps = rangees.slice(tete + 1);
  const heads = (rangees[tete]?.cellules ?? []).map((cellule) => readTete(cellule));
  const largeur = corps.reduce((most, { cellules }) => Math.max(most, cellules.length), 0);
  const contexte = { connus, hasTetes: tete !== -1 };
  const mesurerToutes = (lesquelles: readonly Rangee[]) =>
    Array.from({ length: largeur }, (_, at) => mesurer(lesquelles, at, heads[at], contexte));
  const codes = choisirCodes(mesurerToutes(corps));
  // Totals and descriptions under the table say nothing about its figures.
  const colonnes = mesurerToutes(
    corps.filter(({ cellules }) => codes.some((at) => (cellules[at]?.trim() ?? '') !== '')),
  );
  const at = best(colonnes, (colonne) => isColonneUnites(colonne, codes))?.at;
  const quantite = choisirQuantite(
    colonnes.filter((colonne) => colonne.at !== at),
    codes,
  );
  return {
    corps,
    codes,
    quantite,
    isSure: quantite.length === 1 && !colonnes[quantite[0] ?? -1]?.isSuite,
    unite: at,
    coupe: colonnes.find((colonne) => colonne.tete?.role === 'coupe')?.at,
    libelle: colonnes.find(
      ({ at: place, tete: sienne }) => sienne?.role === 'designation' && !codes.includes(place),
    )?.at,
    marque: marqueOf(
      corps.flatMap(({ cellules }) =>
        cellules.filter((_, place) => !quantite.includes(place) || quantite.length === 1),
      ),
    ),
  };
}

interface Colonne {
  at: number;
  tete: Tete | undefined;
  hasTetes: boolean;
  pleines: number;
  /** Cells the catalogue knows. */
  connus: number;
  codes: number;
  entiers: number;
  nombres: number;
  unites: number;
  longueur: number;
  /** 1, 2, 3… or 10, 20, 30…, as lines are numbered. */
  isSuite: boolean;
}

function mesurer(
  corps: readonly Rangee[],
  at: number,
  tete: Tete | undefined,
  { connus, hasTetes }: { connus: Connus | undefined; hasTetes: boolean },
): Colonne {
  const cellules = corps
    .map((rangee) => rangee.cellules[at]?.trim() ?? '')
    .filter((cellule) => cellule !== '');
  const count = (test: (cellule: string) => boolean) => cellules.filter(test).length;
  const pas = Number(cellules[0]);
  return {
    at,
    tete,
    hasTetes,
    pleines: cellules.length,
    connus: connus ? count((cellule) => codesOf(cellule).some((code) => connus.has(code))) : 0,
    codes: count(isCode),
    entiers: count((cellule) => /^\d{1,6}$/.test(cellule)),
    nombres: count((cellule) => readQuantite(cellule) !== undefined && !isCode(cellule)),
    unites: count((cellule) => !/^\d/.test(cellule) && sensUnite(cellule) !== undefined),
    longueur: Math.max(0, ...cellules.map((cellule) => cellule.length)),
    isSuite:
      cellules.length > 1 &&
      [1, 10].includes(pas) &&
      cellules.every((cellule, rang) => Number(cellule) === pas * (rang + 1)),
  };
}

/** Columns that name the article: those the catalogue knows most of, then by their heads. */
function choisirCodes(colonnes: readonly Colonne[]): number[] {
  const poids = ({ tete, isSuite }: Colonne) =>
    tete?.role === 'code' && !isSuite ? tete.poids + 1 : tete?.role === 'rang' && !isSuite ? 1 : 0;
  const isOther = ({ tete }: Colonne) =>
    ['quantite', 'autre-quantite', 'montant', 'unite', 'document', 'coupe'].includes(
      tete?.role ?? '',
    );
  const candidates = colonnes
    .filter((colonne) => !isOther(colonne) && (colonne.connus > 0 || poids(colonne) > 0))
    .filter(({ pleines }) => pleines > 0)
    .toSorted((a, b) => b.connus - a.connus || poids(b) - poids(a) || b.codes - a.codes);
  // A number of the line names the article only where nothing else does.
  const nommees = candidates.filter(
    (colonne) => colonne.tete?.role !== 'rang' || colonne.connus > 0,
  );
  if (nommees.length > 0) return nommees.map(({ at }) => at);
  const libres = colonnes.filter((colonne) => !isOther(colonne) && !colonne.isSuite);
  const seule =
    best(libres, ({ codes }) => codes) ??
    (candidates[0] && best(candidates, poids)) ??
    // No code at all: the longest figures, or the first words.
    best(
      libres.filter(({ tete }) => tete?.role !== 'quantite'),
      ({ longueur }) => longueur,
    );
  return seule ? [seule.at] : [];
}

function choisirQuantite(colonnes: readonly Colonne[], codes: readonly number[]): number[] {
  const libres = colonnes.filter(({ at, pleines }) => !codes.includes(at) && pleines > 0);
  const isChiffres = ({ nombres, pleines }: Colonne) => nombres * 2 >= pleines;
  const nommees = colonnes.filter(
    (colonne) =>
      colonne.tete?.role === 'quantite' && (colonne.pleines === 0 || isChiffres(colonne)),
  );
  const nommee = best(nommees, ({ tete }) => tete?.poids ?? 0);
  if (nommee) return [nommee.at];
  // Under heads, only a column whose own says nothing; without, no number of the line.
  const [code = -1] = codes;
  const candidates = libres.filter(
    (colonne) => colonne.tete === undefined && !(colonne.isSuite && colonne.at < code),
  );
  const entieres = candidates.filter(
    ({ entiers, pleines }) => entiers > 0 && entiers * 2 >= pleines,
  );
  if (entieres.length > 0) return entieres.map(({ at }) => at);
  const chiffrees = candidates.filter(isChiffres);
  if (chiffrees.length > 0) return chiffrees.slice(0, 1).map(({ at }) => at);
  // It may number the lines or count the articles.
  return libres
    .filter((colonne) => colonne.isSuite && colonne.tete === undefined)
    .map(({ at }) => at);
}

function isColonneUnites(colonne: Colonne, codes: readonly number[]): number {
  if (codes.includes(colonne.at) || colonne.pleines === 0) return 0;
  if (colonne.tete?.role === 'unite') return 2;
  const isMots = colonne.unites * 5 >= colonne.pleines * 4;
  return isMots && (colonne.tete === undefined || colonne.tete.role === 'quantite') ? 1 : 0;
}

/** Where there is most; the first of equals, none where all have nothing. */
function best<T>(list: readonly T[], poids: (each: T) => number): T | undefined {
  let found: T | undefined;
  for (const each of list) {
    if (poids(each) > 0 && (found === undefined || poids(each) > poids(found))) found = each;
  }
  return found;
}

function isTete(cellules: readonly string[], connus: Connus | undefined): boolean {
  const tetes = cellules.map(readTete);
  const isNommee = tetes.some((tete) => tete?.role === 'code' || tete?.role === 'quantite');
  const isDonnee = (cellule: string) =>
    connus?.has(cellule.trim()) ||
    (isCode(cellule) && !/^(?:ean|gtin|upc)[\s-]?(?:8|12|13|14)?$/i.test(cellule));
  return isNommee && !cellules.some(isDonnee);
}

/** Heads come again on each page of a printed table. */
export function isTeteRepetee(cellules: readonly string[]): boolean {
  const pleines = cellules.filter((cellule) => cellule.trim() !== '');
  return pleines.length > 1 && pleines.every((cellule) => readTete(cellule) !== undefined);
}
