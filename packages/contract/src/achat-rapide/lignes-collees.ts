/** Reads an order pasted from a spreadsheet, a mail or a message: references with their quantities. */
import { MAX_SIGNES_REFERENCE } from '../articles/references.contract.ts';
import { decouper, trouverSeparateur } from './cellules.ts';
import {
  isCode,
  lireColonnes,
  MAX_SIGNES_TEXTE,
  type LigneLue,
  type LigneSituee,
} from './colonnes.ts';
import { lireQuantite } from './quantite-lue.ts';

export function lireTexte(texte: string): LigneLue[] {
  return situerTexte(texte).map(sansPlace);
}

/** Cells of a file or of a table. */
export function lireTable(rangees: readonly (readonly string[])[]): LigneLue[] {
  return situerTable(rangees).map(sansPlace);
}

/** The same, each with its place in the text. */
export function situerTexte(texte: string): LigneSituee[] {
  const propre = texte.replace(/^\ufeff/, '').replace(/[\u00a0\u202f]/g, ' ');
  const separateur = trouverSeparateur(propre);
  return separateur === undefined
    ? propre.split(/\r\n?|\n/).flatMap((ligne, at) => situer(at + 1, ligne))
    : situerTable(decouper(propre, separateur));
}

/** The same, each with its row. */
export function situerTable(rangees: readonly (readonly string[])[]): LigneSituee[] {
  const pleines = rangees
    .map((cellules, at) => ({ ligne: at + 1, cellules }))
    .filter(({ cellules }) => cellules.some((cellule) => cellule.trim() !== ''));
  const isListe = pleines.every(
    ({ cellules }) => cellules.filter((cellule) => cellule.trim() !== '').length === 1,
  );
  if (!isListe) return lireColonnes(pleines).map(borner);
  return pleines.flatMap(({ ligne, cellules }) =>
    situer(ligne, cellules.find((cellule) => cellule.trim() !== '') ?? ''),
  );
}

function situer(ligne: number, brute: string): LigneSituee[] {
  const texte = brute.trim().slice(0, MAX_SIGNES_TEXTE);
  return lireLigne(brute).map((lue) => borner({ ligne, texte, ...lue }));
}

function borner(ligne: LigneSituee): LigneSituee {
  return { ...ligne, reference: ligne.reference.slice(0, MAX_SIGNES_REFERENCE) };
}

function sansPlace({ ligne: _ligne, texte: _texte, ...lue }: LigneSituee): LigneLue {
  return lue;
}

/** Longer than any line of an order. */
const MAX_SIGNES_LIGNE = 200;

/** `2 x REF`, `REF x2`, `REF 2`, `2 REF`; the quantity is 1 when there is none. */
export function lireLigne(brute: string): LigneLue[] {
  const ligne = brute
    .slice(0, MAX_SIGNES_LIGNE)
    .replace(/^\s*(?:[-–•*·]|\d{1,3}\))\s+/u, '')
    .replace(/[;,\s]+$/u, '')
    .trim();
  if (!/[\p{L}\p{N}]/u.test(ligne) || TETE_SEULE.test(ligne)) return [];
  for (const [motif, ref, nombre] of FORMES) {
    const match = motif.exec(ligne);
    const reference = match?.[ref]?.trim();
    const lue = match && lireQuantite(match[nombre] ?? '');
    // « vis 4 x 40 » names a size, not forty of something.
    if (ref < nombre && /\s\d+(?:\s*[x×*])?$/iu.test(reference ?? '') && /[x×*]/iu.test(ligne))
      continue;
    if (reference && lue) return [{ reference: codeOf(reference), ...lue }];
  }
  return [{ reference: codeOf(ligne), quantite: 1 }];
}

const TETE_SEULE = /^(?:r[eé]f(?:[eé]rence|erencia)?s?|qt[eé]|qty)\.?(?:\W+\p{L}+)?\W*$/iu;
const FOIS = '[x×*]';
/** Where reference and quantity stand in each. A space must part the sign from a code: `4x40` is one. */
const FORMES: readonly (readonly [RegExp, ref: number, nombre: number])[] = [
  [new RegExp(`^(\\d{1,6})(?:\\s*${FOIS}\\s+|\\s+${FOIS}\\s*)(.+)$`, 'iu'), 2, 1],
  [new RegExp(`^(.+?)\\s+${FOIS}\\s*(\\d[\\d.,]*)$`, 'iu'), 1, 2],
  [/^(\d{1,6})\s*[,;\t]\s*(.*\p{L}.*|\d{7,})$/u, 2, 1],
  [new RegExp(`^(.+?)\\s*[,;:=]\\s*(\\d{1,6})$`, 'iu'), 1, 2],
  [/^(.*\S)\s+(\d{1,6}(?:[.,]\d+)?(?:\s*\p{L}{1,8}\.?)?)$/u, 1, 2],
  [/^(\d{1,6}(?:\s*(?:pcs?|u)\.?)?)\s+(\S*[\p{L}\d]{3}\S*)$/iu, 2, 1],
];

/** Of a line with a label beside the code, the code. */
function codeOf(texte: string): string {
  const mots = texte.split(/\s+/u);
  if (mots.length < 3) return texte;
  const codes = mots.filter((mot) => isCode(mot) && mot.length >= 6 && /\d{2}/.test(mot));
  return codes.length === 1 ? (codes[0] ?? texte) : texte;
}
