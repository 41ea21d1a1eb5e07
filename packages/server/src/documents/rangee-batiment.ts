/** A row of a file for the programs of French builders: semicolons, decimal commas, CRLF. */
import { champCsv, neutraliser, virgule } from './champ-csv.ts';
import { enSignesWindows } from './signes-windows.ts';

/** Signs of a code of Batigest, and of its short label. */
const MAX_CODE = 20;
const MAX_LIBELLE = 60;

/** What Batigest keeps of an article; the buyer matches the columns when they import. */
export const COLONNES_BATIGEST = [
  'Code',
  'Libellé',
  'Libellé long',
  'Unité',
  'Famille',
  'Prix d’achat HT',
  'Remise',
  'Prix net HT',
  'Prix de vente HT',
  'Taux TVA',
  'Fournisseur',
  'Référence fournisseur',
  'Code-barres',
];

/** Amounts and percents as decimal strings; '' where there is none. */
export interface ArticleBatigest {
  reference: string;
  libelle: string;
  unite: string;
  famille: string;
  publicHT: string;
  remise: string;
  netHT: string;
  tva: string;
  marque: string;
  fabricant: string;
  ean: string;
}

/**
 * The price of a purchase is the public one, its discount what this buyer has less, the net one what
 * is paid. The price the builder sells at is theirs to set: the shop leaves it open.
 */
export function rangeeBatigest(article: ArticleBatigest): string[] {
  return [
    article.reference.toUpperCase().slice(0, MAX_CODE),
    couperLibelle(article.libelle),
    article.libelle,
    article.unite,
    article.famille,
    virgule(article.publicHT, 2),
    virgule(article.remise, 2),
    virgule(article.netHT, 2),
    '',
    virgule(article.tva, 2),
    article.marque,
    article.fabricant,
    article.ean,
  ];
}

export function writeRangeeBatiment(rangee: readonly string[]): string {
  return `${rangee.map((cellule) => champCsv(surement(cellule))).join(';')}\r\n`;
}

/** At the end of a word, where one ends not too early. */
export function couperLibelle(libelle: string, max = MAX_LIBELLE): string {
  if (libelle.length <= max) return libelle;
  const coupe = libelle.slice(0, max + 1);
  const fin = coupe.lastIndexOf(' ');
  return coupe.slice(0, fin > max / 2 ? fin : max).replace(/[\s,;:·(-]+$/, '');
}

/**
 * These programs take a cell on one line. Its signs are those of the code page before quotes are
 * doubled: ″ becomes one. An amount may be negative, and is then no formula.
 */
function surement(cellule: string): string {
  if (/^-?\d+(?:,\d+)?$/.test(cellule)) return cellule;
  return neutraliser(enSignesWindows(cellule.replace(/\s+/g, ' ')));
}
