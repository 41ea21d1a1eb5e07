/**
 * Articles as every visitor without a store sees them at the present minute: made once, and written
 * as JSON once. A listing is mostly such articles, and most of its time went into writing them.
 */
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import type { Calendrier } from '@comptoir/contract/articles/disponibilite.ts';
import { ownBytes } from '@comptoir/contract/own-bytes.ts';
import type { StockDepots } from './stocks.ts';
import type { Vue } from './vue-article.ts';

interface Montre {
  /** What it was made from beside the view: other stock makes another one. */
  stock: StockDepots | undefined;
  article: ArticleVendu;
}

export type Vitrine = (
  vue: Vue,
  stock: StockDepots | undefined,
  make: () => ArticleVendu,
) => ArticleVendu;

/** Articles kept of one minute; some 3 KB each. */
const MAX = 5000;

export function createVitrine(): (calendrier: Calendrier) => Vitrine {
  let montres = new Map<Vue, Montre>();
  let from: Calendrier | undefined;
  return (calendrier) => {
    // Other dates, most of a minute later: nothing of before is true for sure.
    if (from !== calendrier) montres = new Map();
    from = calendrier;
    return (vue, stock, make) => {
      const known = montres.get(vue);
      if (known && known.stock === stock) return known.article;
      const article = make();
      if (montres.size < MAX || known) {
        montres.set(vue, { stock, article });
        ecrits.set(article, undefined);
      }
      return article;
    };
  };
}

/** JSON of what is shown to many; an article made for one buyer is not worth keeping. */
const ecrits = new WeakMap<ArticleVendu, Uint8Array | undefined>();

const OUVRE = Buffer.from('[');
const SEPARE = Buffer.from(',');
const FERME = Buffer.from(']');

/** A JSON array. As bytes: encoding the text took a seventh of the time of a sheet. */
export function writeArticles(articles: readonly ArticleVendu[]): Buffer {
  const parts = articles.flatMap((article, n) => [n === 0 ? OUVRE : SEPARE, writeArticle(article)]);
  return Buffer.concat(parts.length === 0 ? [OUVRE, FERME] : [...parts, FERME]);
}

function writeArticle(article: ArticleVendu): Uint8Array {
  const known = ecrits.get(article);
  if (known !== undefined) return known;
  const text = JSON.stringify(article);
  if (!ecrits.has(article)) return Buffer.from(text);
  const bytes = ownBytes(text);
  ecrits.set(article, bytes);
  return bytes;
}
