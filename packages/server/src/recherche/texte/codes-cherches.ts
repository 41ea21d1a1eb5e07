/** Articles that a piece of a question may be the reference, EAN or maker's code of. */
import {
  commencantParCode,
  contenantCode,
  egalesAuCode,
  normaliserCode,
  normaliserEan,
  type CodeTrouve,
} from './codes.ts';
import type { IndexTexte } from './index-texte.ts';
import { POIDS_CODE } from './pertinence.ts';
import { sourceOf } from './sources.ts';
import type { Source } from './find.ts';

/** Shorter pieces are in too many codes. */
const MIN_DEBUT = 3;
const MIN_PARTIE = 4;
const MIN_EAN = 5;
const MAX_DEBUT = 2000;
const MAX_PARTIE = 500;

export interface Designation extends CodeTrouve {
  par: 'reference' | 'fournisseur' | 'ean';
}

/** The articles that have exactly this code, ours before the makers'. */
export function designes({ references, eans, listes }: IndexTexte, ecrit: string): Designation[] {
  const code = normaliserCode(ecrit);
  const { perimes } = listes;
  if (code.length < MIN_DEBUT) return [];
  const found: Designation[] = egalesAuCode(references, code, perimes).map((trouve) => ({
    ...trouve,
    par: trouve.sorte === 0 ? 'reference' : 'fournisseur',
  }));
  const ean = eanOf(code);
  if (ean !== undefined) {
    for (const trouve of egalesAuCode(eans, normaliserEan(ean), perimes)) {
      found.push({ ...trouve, par: 'ean' });
    }
  }
  return found.toSorted((a, b) => RANGS[a.par] - RANGS[b.par]);
}

const RANGS = { reference: 0, ean: 1, fournisseur: 2 } as const;

/** The one article that a code names; undefined when several could be meant. */
export function designeSeul(texte: IndexTexte, ecrit: string): Designation | undefined {
  const [first, second] = designes(texte, ecrit);
  const isAlone = !second || first?.par !== 'fournisseur' || second.row === first.row;
  return isAlone ? first : undefined;
}

/** Rows of the codes that begin with this. */
export function sourcesDuDebutDeCode(texte: IndexTexte, ecrit: string, mots: number): Source[] {
  const { references, eans, listes } = texte;
  const { perimes } = listes;
  const code = normaliserCode(ecrit);
  if (code.length < MIN_DEBUT) return [];
  const debuts = commencantParCode(references, code, perimes, MAX_DEBUT);
  if (isPartOfEan(code)) debuts.push(...commencantParCode(eans, code, perimes, MAX_DEBUT));
  return debuts.length > 0 ? [sourceDes(debuts, POIDS_CODE.debut * mots)] : [];
}

/** Rows of the codes that begin with this, else of those that hold it. */
export function sourcesDuCode(texte: IndexTexte, ecrit: string, mots: number): Source[] {
  const { references, eans, listes } = texte;
  const { perimes } = listes;
  const code = normaliserCode(ecrit);
  const debuts = sourcesDuDebutDeCode(texte, ecrit, mots);
  if (debuts.length > 0 || !/\d/.test(code) || code.length < MIN_PARTIE) return debuts;
  const parties = contenantCode(references, code, perimes, MAX_PARTIE);
  if (isPartOfEan(code)) parties.push(...contenantCode(eans, code, perimes, MAX_PARTIE));
  if (parties.length > 0) return [sourceDes(parties, POIDS_CODE.partie * mots)];
  return sourcesDesDesignes(confondus(texte, code), mots);
}

/** Articles whose code this is but for signs that look alike: O and 0, I and 1. */
export function confondus(texte: IndexTexte, code: string): Designation[] {
  return [
    code.replaceAll('O', '0'),
    code.replaceAll('0', 'O'),
    code.replaceAll('I', '1'),
    code.replaceAll('1', 'I'),
  ].flatMap((variante) => (variante === code ? [] : designes(texte, variante)));
}

export function sourcesDesDesignes(found: readonly CodeTrouve[], mots: number): Source[] {
  return found.length > 0 ? [sourceDes(found, POIDS_CODE.entier * mots)] : [];
}

function sourceDes(found: readonly CodeTrouve[], valeur: number): Source {
  return sourceOf([...new Set(found.map(({ row }) => row))], valeur);
}

/**
 * An EAN is digits and nothing else: in « 366012345678 4x40 » the 4 belongs to the size. It has 8,
 * 12, 13 or 14 of them, fewer where a spreadsheet dropped the zeros it begins with. Scanners of
 * logistic labels send it after « 01 », and other data may follow.
 */
function eanOf(code: string): string | undefined {
  return /^01(\d{14})(?!\d{1,13}$)/.exec(code)?.[1] ?? /^\d{7,14}$/.exec(code)?.[0];
}

function isPartOfEan(code: string): boolean {
  return code.length >= MIN_EAN && /^\d+$/.test(code);
}
