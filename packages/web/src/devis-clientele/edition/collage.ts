/** Rows of a spreadsheet that are pasted: a text, then a quantity, a unit, a price, in any columns. */
import { MAX_SIGNES_LIGNE } from '@comptoir/contract/devis-clientele/limites.ts';
import type { UniteDevis } from '@comptoir/contract/devis-clientele/document.schema.ts';
import { readDecimal, readUnite, PRIX, QUANTITE } from './saisie.ts';

export interface RangeeCollee {
  /** First cell of text: a reference or a name. */
  texte: string;
  /** The text after a cell that looks like a code. */
  libelle: string;
  quantite: string;
  unite: UniteDevis | undefined;
  prixHT: string | null;
}

/** Undefined: a text for one cell, which goes where it is pasted. */
export function readCollage(texte: string): RangeeCollee[] | undefined {
  const rangees = texte
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((rangee) => rangee.split('\t').map((cellule) => cellule.trim()))
    .filter((cellules) => cellules.some(Boolean));
  if (rangees.length < 2 && (rangees[0]?.length ?? 0) < 2) return undefined;
  return rangees.flatMap((cellules) => readRangee(cellules) ?? []);
}

/** Titles of columns have no figure beside them, but then neither has a comment: they are kept. */
function readRangee(cellules: readonly string[]): RangeeCollee | undefined {
  const [texte = '', ...suite] = cellules.filter(Boolean);
  const nombres: string[] = [];
  let unite: UniteDevis | undefined;
  let libelle = '';
  for (const cellule of suite) {
    const nombre = /\d/.test(cellule) && /^[\d\s.,\u00a0\u202f€£]+$/.test(cellule);
    if (nombre) nombres.push(cellule);
    else if (unite === undefined && readUnite(cellule)) unite = readUnite(cellule);
    else if (libelle === '') libelle = cellule;
  }
  const [premier = '', second = ''] = nombres;
  return {
    texte: texte.slice(0, MAX_SIGNES_LIGNE),
    libelle: libelle.slice(0, MAX_SIGNES_LIGNE),
    quantite: readDecimal(premier, QUANTITE) ?? '1',
    unite,
    prixHT: readDecimal(second, PRIX) ?? null,
  };
}

/** What may be the code of an article is looked for. */
export function isCode(texte: string): boolean {
  return /^\S{3,40}$/.test(texte) && /\d/.test(texte);
}
