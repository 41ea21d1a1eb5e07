import type { ArticleVendu, Attribut } from '@comptoir/contract/articles/article.schema.ts';
import { afficherDisponibilite } from '@comptoir/contract/articles/disponibilite.ts';
import { jourOf } from '@comptoir/contract/jours-ouvres.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Demande } from '../http/acteur.ts';
import type { Attributs } from './attributs.sql.ts';
import type { Sources } from './sources.ts';
import { readStock } from './stock.ts';
import { tarifAffiche } from './tarif-article.ts';
import { findDroitsCompte } from './tarifs.sql.ts';
import { vueOf } from './vue-article.ts';

export interface ArticlesVendus {
  /** Today in Paris. */
  jour: string;
  articles: ArticleVendu[];
  /** Those that the articles carry, in the order of columns. */
  attributs: Attribut[];
}

/** Articles as they are sold to who asks, in the order of the ids; unknown ones are left out. */
export async function listerArticlesVendus(
  sources: Sources,
  { acteur, langue }: Demande,
  ids: readonly number[],
): Promise<ArticlesVendus> {
  const maintenant = sources.clock.now();
  const jour = jourOf(maintenant);
  const { compteId, magasinId } = acteur;
  const [found, stock, droits, reperes] = await Promise.all([
    sources.articles.read(ids),
    readStock(sources, ids, magasinId),
    compteId === undefined ? undefined : findDroitsCompte(sources.pool, compteId, ids, jour),
    sources.reperes(jour),
  ]);
  const { prixDuJour } = reperes;
  const calendrier = sources.calendrier(maintenant, stock.magasin);
  const acheteur = droits && {
    prixDuJour,
    change: prixDuJour.changeOf(droits.devise),
    langue,
    droits,
  };
  const enMagasin = stock.magasin !== undefined;
  // The price of a compte and the stock of a store are for one buyer.
  const vitrine = acheteur || enMagasin ? undefined : sources.vitrine(calendrier);
  const carried = new Set<string>();
  const articles: ArticleVendu[] = [];
  for (const id of ids) {
    const article = found.get(id);
    if (!article) continue;
    const vue = vueOf(article, langue, reperes);
    for (const code of Object.keys(vue.article.attributs)) carried.add(code);
    const make = (): ArticleVendu => ({
      ...vue.article,
      ...(acheteur && { tarif: tarifAffiche(article, acheteur) }),
      disponibilite: afficherDisponibilite(stock.of(article), calendrier, enMagasin),
    });
    articles.push(vitrine ? vitrine(vue, stock.depotsOf(id), make) : make());
  }
  return { jour, articles, attributs: toAttributs(carried, reperes.attributs, langue) };
}

function toAttributs(
  codes: ReadonlySet<string>,
  { parCode }: Attributs,
  langue: Locale,
): Attribut[] {
  return [...codes]
    .flatMap((code) => parCode.get(code) ?? [])
    .sort((a, b) => a.rang - b.rang || a.id - b.id)
    .map(({ code, libelle, type, unite }) => ({ code, libelle: libelle[langue], type, unite }));
}
