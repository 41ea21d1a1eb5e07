/** Every word, size and code that some article holds, each with a number. */
import { LOCALES, type Locale } from '@comptoir/contract/words/locales.ts';
import { compareTexts } from '../index/ordres.ts';
import { racineOf } from './racines.ts';

export interface Lexique {
  termes: string[];
  numeros: Map<string, number>;
  /** As written, of those that fold: « équerre ». */
  ecrits: Map<number, string>;
  /** Words that share a stem, by language. */
  racines: Record<Locale, Map<string, number[]>>;
  /** By term, a bit for each language it has a stem in: it is stemmed once. */
  langues: number[];
  /** Words that may be proposed for another: those of names, labels, brands and nodes. */
  proposables: Set<number>;
  /** In alphabetical order; those that came since are in `recents`. */
  tries: Int32Array;
  recents: number[];
}

export function createLexique(): Lexique {
  return {
    termes: [],
    numeros: new Map(),
    ecrits: new Map(),
    racines: { fr: new Map(), en: new Map(), es: new Map() },
    langues: [],
    proposables: new Set(),
    tries: new Int32Array(0),
    recents: [],
  };
}

/** The number of a term, which is its own from now on. */
export function ajouterTerme(lexique: Lexique, terme: string): number {
  const { termes, numeros, langues, recents } = lexique;
  const known = numeros.get(terme);
  if (known !== undefined) return known;
  const numero = termes.length;
  termes.push(terme);
  langues.push(0);
  numeros.set(terme, numero);
  recents.push(numero);
  return numero;
}

/** A word of a language: found by its stem as well. */
export function ajouterMot(lexique: Lexique, terme: string, langue: Locale): number {
  const numero = ajouterTerme(lexique, terme);
  const bit = 1 << LOCALES.indexOf(langue);
  const langues = lexique.langues[numero] ?? 0;
  if ((langues & bit) !== 0) return numero;
  lexique.langues[numero] = langues | bit;
  const racine = racineOf(terme, langue);
  const famille = lexique.racines[langue].get(racine);
  if (famille) famille.push(numero);
  else lexique.racines[langue].set(racine, [numero]);
  return numero;
}

export function isMotOf({ langues }: Lexique, numero: number, langue: Locale): boolean {
  return ((langues[numero] ?? 0) & (1 << LOCALES.indexOf(langue))) !== 0;
}

/** The word may stand for one that is misspelt, written like this. */
export function proposer(lexique: Lexique, numero: number, ecrit: string): void {
  if (lexique.proposables.has(numero)) return;
  lexique.proposables.add(numero);
  if (ecrit !== lexique.termes[numero]) lexique.ecrits.set(numero, ecrit);
}

export function trierLexique(lexique: Lexique): void {
  const { termes } = lexique;
  lexique.tries = Int32Array.from(termes.keys()).sort((a, b) =>
    compareTexts(termes[a] ?? '', termes[b] ?? ''),
  );
  lexique.recents = [];
}

/** Words with the same stem, in any of the three languages, without the word itself. */
export function famillesOf({ racines, numeros }: Lexique, mot: string): Set<number> {
  const famille = new Set<number>();
  for (const langue of LOCALES) {
    for (const numero of racines[langue].get(racineOf(mot, langue)) ?? []) famille.add(numero);
  }
  famille.delete(numeros.get(mot) ?? -1);
  return famille;
}

export function commencantPar({ termes, tries, recents }: Lexique, debut: string): number[] {
  const from = placeOf(termes, tries, debut);
  let to = from;
  while (to < tries.length && termes[tries[to] ?? 0]?.startsWith(debut)) to++;
  const anciens = Array.from(tries.subarray(from, to));
  return [...anciens, ...recents.filter((numero) => termes[numero]?.startsWith(debut))];
}

function placeOf(termes: readonly string[], tries: Int32Array, terme: string): number {
  let low = 0;
  let high = tries.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((termes[tries[middle] ?? 0] ?? '') < terme) low = middle + 1;
    else high = middle;
  }
  return low;
}
