import { beforeAll, describe, expect, it } from 'vitest';
import { loadCategories } from '../catalogue/catalogue.ts';
import { genererCatalogue, type ArticleGenere } from '../catalogue/generer.ts';
import { VILLES_MAGASINS } from '../magasins/villes.ts';
import { estQuotidien, presenceOf } from './presence.ts';
import { listStock } from './stock.ts';

const lieux = { depots: [1, 2], magasins: VILLES_MAGASINS.map((_, i) => i + 3) };

let articles: ArticleGenere[];
/** Which stores hold each article. */
let magasins: Map<ArticleGenere, Set<number>>;
beforeAll(async () => {
  articles = genererCatalogue(await loadCategories(), 'usuelle')
    .articles()
    .filter(({ retire, produit }) => !retire && !produit.modele.surMesure)
    .toArray();
  magasins = new Map(articles.map((article) => [article, magasinsOf(article)]));
});

function magasinsOf(article: ArticleGenere): Set<number> {
  const presence = presenceOf(article, 'usuelle');
  const { multiple } = article.declinaison;
  const lignes = listStock({ ...article, multiple, surMesure: false, presence }, lieux);
  return new Set([...lignes].flatMap(({ lieuId, quantite }) => (quantite > 0 ? lieuId : [])));
}

/** The share of these articles that the store with the fewest holds. */
function partDuMoinsFourni(parmi: readonly ArticleGenere[]): number {
  const parts = lieux.magasins.map(
    (magasin) => parmi.filter((each) => magasins.get(each)?.has(magasin)).length / parmi.length,
  );
  return Math.min(...parts);
}

const duModele = (...codes: string[]) =>
  articles.filter(({ produit }) => codes.includes(produit.modele.code));

describe('what a store of a first start holds', () => {
  it('is nearly all of what crews take away every day', () => {
    const quotidiens = articles.filter((article) =>
      estQuotidien({ ...article, place: article.id - article.produit.premierArticleId }),
    );
    expect(quotidiens.length).toBeGreaterThan(2_500);
    expect(partDuMoinsFourni(quotidiens)).toBeGreaterThan(0.85);
  });

  it('is most of the range, and most of the wood screws', () => {
    expect(partDuMoinsFourni(articles)).toBeGreaterThan(0.6);
    expect(partDuMoinsFourni(duModele('VBF', 'VXA', 'VTR'))).toBeGreaterThan(0.7);
  });

  it('is fewer of the machines and of the rare sizes', () => {
    const moyenne = (parmi: readonly ArticleGenere[]) =>
      parmi.reduce((sum, each) => sum + (magasins.get(each)?.size ?? 0), 0) / parmi.length;
    const machines = articles.filter(({ produit }) => produit.modele.machine);
    expect(moyenne(machines)).toBeLessThan(0.6 * lieux.magasins.length);
    const [usuelles, rares] = [
      duModele('VBF').filter((_, place) => place < 50),
      duModele('VBF').filter((_, place, toutes) => place >= toutes.length - 50),
    ];
    expect(moyenne(usuelles)).toBeGreaterThan(1.5 * moyenne(rares));
  });
});
