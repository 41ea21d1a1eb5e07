/** The articles of a product told apart by its axes: what the versions table and the models show. */
import type { ArticleVendu, Attribut } from '@comptoir/contract/articles/article.schema.ts';
import type { Produit } from '@comptoir/contract/produits/produits.contract.ts';

import { paliersUtiles } from '../../articles/articles.public.ts';

export interface Axe {
  attribut: Attribut;
  /** Every value on sale, as the wire writes it. */
  valeurs: string[];
}

/** Values asked for by code of axis; an axis without any lets everything through. */
export type FiltreVersions = Readonly<Record<string, readonly string[]>>;

type Gamme = Pick<Produit, 'axes' | 'attributs' | 'articles'>;

/** More than this and the table starts with the versions nearest to the one on the page. */
const TABLE_ENTIERE = 30;

/** The axes that really vary, numbers in order, choices in the order of the product's own table. */
export function listAxes({ axes, attributs, articles }: Gamme): Axe[] {
  return axes.flatMap((code) => {
    const attribut = attributs.find((candidate) => candidate.code === code);
    if (!attribut) return [];
    const seen = new Set(articles.flatMap(({ attributs: own }) => own[code] ?? []));
    if (seen.size < 2) return [];
    const valeurs = [...seen];
    if (attribut.type === 'nombre') valeurs.sort((a, b) => Number(a) - Number(b));
    return [{ attribut, valeurs }];
  });
}

export function filtrerVersions(
  articles: readonly ArticleVendu[],
  filtre: FiltreVersions,
): ArticleVendu[] {
  const asked = Object.entries(filtre).filter(([, valeurs]) => valeurs.length > 0);
  return articles.filter(({ attributs }) =>
    asked.every(([code, valeurs]) => valeurs.includes(attributs[code] ?? '')),
  );
}

/** A long table opens on the value that the page's own article has on the first axis. */
export function filtreInitial(gamme: Gamme, article: ArticleVendu): FiltreVersions {
  const [first] = listAxes(gamme);
  const valeur = first && article.attributs[first.attribut.code];
  if (!first || valeur === undefined || enVente(gamme.articles).length <= TABLE_ENTIERE) return {};
  return { [first.attribut.code]: [valeur] };
}

export function toggleValeur(filtre: FiltreVersions, code: string, valeur: string): FiltreVersions {
  const own = filtre[code] ?? [];
  const next = own.includes(valeur) ? own.filter((each) => each !== valeur) : [...own, valeur];
  return { ...filtre, [code]: next };
}

export function enVente(articles: readonly ArticleVendu[]): ArticleVendu[] {
  return articles.filter(({ retire }) => !retire);
}

/** The article with that value that keeps most of the other values. */
export function versionAvec(
  { axes, articles }: Pick<Gamme, 'axes' | 'articles'>,
  valeurs: Readonly<Record<string, string>>,
  code: string,
  valeur: string,
): ArticleVendu | undefined {
  const shared = (other: ArticleVendu) =>
    axes.filter((axe) => axe !== code && other.attributs[axe] === valeurs[axe]).length;
  let best: ArticleVendu | undefined;
  for (const other of enVente(articles)) {
    if (other.attributs[code] !== valeur) continue;
    if (!best || shared(other) > shared(best)) best = other;
  }
  return best;
}

/** At most `count` versions in table order, the one on the page among them. */
export function versionsAutour(
  articles: readonly ArticleVendu[],
  article: ArticleVendu,
  count: number,
): ArticleVendu[] {
  const at = articles.findIndex(({ id }) => id === article.id);
  const start = Math.max(0, Math.min(at - Math.floor(count / 2), articles.length - count));
  return articles.slice(start, start + count);
}

export interface Matrice {
  /** Down the side: the longer of the two. */
  lignes: Axe;
  colonnes: Axe;
  /** Axes beyond two: one value of each is chosen above the grid. */
  autres: Axe[];
}

/** Sizes of what is worn: of clothes, shoes, gloves, trousers. */
const TAILLES = /^(?:taille|pointure)/;

/** What is worn is chosen by size and colour; how a glove is coated comes before. */
function tailleEtCouleur(axes: readonly Axe[]): readonly Axe[] {
  const taille = axes.find(({ attribut }) => TAILLES.test(attribut.code));
  const couleur = axes.find(({ attribut }) => attribut.code === 'couleur');
  if (!taille || !couleur) return axes;
  return [taille, couleur, ...axes.filter((axe) => axe !== taille && axe !== couleur)];
}

/** A grid of two axes, the first ones unless it is worn; undefined when there are fewer. */
export function matriceOf(axes: readonly Axe[]): Matrice | undefined {
  const [first, second, ...autres] = tailleEtCouleur(axes);
  if (!first || !second) return undefined;
  const [lignes, colonnes] =
    first.valeurs.length > second.valeurs.length ? [first, second] : [second, first];
  return { lignes, colonnes, autres };
}

/** The article of a cell: exact on the grid and on the values chosen above it. */
export function articleDeCase(
  articles: readonly ArticleVendu[],
  valeurs: Readonly<Record<string, string>>,
): ArticleVendu | undefined {
  return articles.find(
    ({ retire, attributs }) =>
      !retire && Object.entries(valeurs).every(([code, valeur]) => attributs[code] === valeur),
  );
}

/** The quantities most versions have a tier at, the lowest first: columns of the table. */
export function quantitesPaliers(articles: readonly ArticleVendu[], most: number): number[] {
  const counts = new Map<number, number>();
  for (const { tarif } of articles) {
    for (const { quantite } of tarif ? paliersUtiles(tarif) : []) {
      counts.set(quantite, (counts.get(quantite) ?? 0) + 1);
    }
  }
  return [...counts]
    .sort(([a, withA], [b, withB]) => withB - withA || a - b)
    .slice(0, most)
    .map(([quantite]) => quantite)
    .sort((a, b) => a - b);
}
