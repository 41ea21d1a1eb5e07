/**
 * Articles this browser has seen, to name and price them without network: by code, with the price of
 * the day it was told. They belong to whoever was signed in, and go when somebody else is.
 */
import type { Montant } from '@comptoir/contract/argent.ts';
import { isMontant } from '@comptoir/contract/argent.ts';
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import { cleOf } from '../saisie/cle.ts';

export interface ArticleGarde {
  id: number;
  reference: string;
  libelle: string;
  unite: ArticleVendu['unite'];
  contenu: string;
  multiple: number;
  minimum: number;
  prix: { prixNetHT: Montant; paliers: { quantite: number; prixNetHT: Montant }[] } | null;
  /** The day it was seen, yyyy-MM-dd. */
  jour: string;
}

interface Garde {
  proprietaire: string;
  /** Oldest first. */
  articles: [codes: string[], article: ArticleGarde][];
}

/** About 300 bytes each: well within what a browser lets a page keep. */
const MAX_GARDES = 2000;
const KEY = 'comptoir.articles-gardes';

let garde: Garde | undefined;
let parCode = new Map<string, ArticleGarde>();

export function garderArticle(article: ArticleVendu, jour: string): ArticleGarde {
  const { id, reference, libelle, unite, contenu, multiple, minimum, tarif } = article;
  const prix = tarif && { prixNetHT: tarif.prixNetHT, paliers: tarif.paliers };
  return { id, reference, libelle, unite, contenu, multiple, minimum, prix, jour };
}

/** Whose they are; '' for a visitor. Those of somebody else are erased. */
export function ouvrirGarde(
  proprietaire: string,
  storage: () => Storage = () => localStorage,
): void {
  if (read(storage).proprietaire === proprietaire) return;
  write({ proprietaire, articles: [] }, storage);
}

export function findGarde(
  reference: string,
  storage: () => Storage = () => localStorage,
): ArticleGarde | undefined {
  read(storage);
  return parCode.get(cleOf(reference));
}

/** @param vus each with the code it was asked by. */
export function garder(
  vus: readonly { code: string; article: ArticleVendu; jour: string }[],
  storage: () => Storage = () => localStorage,
): void {
  if (vus.length === 0) return;
  const { proprietaire, articles } = read(storage);
  const parId = new Map(articles.map((entry) => [entry[1].id, entry]));
  for (const { code, article, jour } of vus) {
    const codes = new Set([...(parId.get(article.id)?.[0] ?? []), cleOf(code)]);
    codes.add(cleOf(article.reference));
    // Taken out first: the newest stand last.
    parId.delete(article.id);
    parId.set(article.id, [[...codes], garderArticle(article, jour)]);
  }
  write({ proprietaire, articles: [...parId.values()].slice(-MAX_GARDES) }, storage);
}

function read(storage: () => Storage): Garde {
  if (!garde) {
    let stored: unknown;
    try {
      stored = JSON.parse(storage().getItem(KEY) ?? 'null');
    } catch {
      stored = null;
    }
    remember(isGarde(stored) ? stored : { proprietaire: '', articles: [] });
  }
  return garde ?? { proprietaire: '', articles: [] };
}

function write(next: Garde, storage: () => Storage): void {
  remember(next);
  try {
    storage().setItem(KEY, JSON.stringify(next));
  } catch {
    // Storage is forbidden or full: known for this page only.
  }
}

function remember(next: Garde): void {
  garde = next;
  parCode = new Map(
    next.articles.flatMap(([codes, article]) => codes.map((code) => [code, article] as const)),
  );
}

/** Written by this page, perhaps by an older version of it. */
function isGarde(stored: unknown): stored is Garde {
  if (typeof stored !== 'object' || stored === null) return false;
  const { proprietaire, articles } = stored as Partial<Garde>;
  return (
    typeof proprietaire === 'string' &&
    Array.isArray(articles) &&
    articles.every(
      (entry: unknown) =>
        Array.isArray(entry) && Array.isArray(entry[0]) && isArticleGarde(entry[1]),
    )
  );
}

function isArticleGarde(value: unknown): value is ArticleGarde {
  if (typeof value !== 'object' || value === null) return false;
  const { id, reference, libelle, prix } = value as Partial<ArticleGarde>;
  return (
    typeof id === 'number' &&
    typeof reference === 'string' &&
    typeof libelle === 'string' &&
    (prix === null || isMontant(prix?.prixNetHT))
  );
}
