/** Articles as they are sold, for the capabilities that show them. */
import type { Change } from '@comptoir/contract/articles/tarif.ts';
import type { Demande } from '../http/acteur.ts';
import { readChange } from './change-lecteur.ts';
import { lireDisponibilites, type DisponibiliteDeLigne } from './lire-disponibilites.ts';
import {
  lireDisponibilitesMagasins,
  type DemandeMagasins,
  type DisponibilitesMagasins,
} from './lire-disponibilites-magasins.ts';
import { chiffrerLot, readBase, type BaseLot, type LotChiffre } from './chiffrer-lot.ts';
import { lireTarifs, type LigneDeLot, type TarifDeLigne } from './lire-tarifs.ts';
import { listerArticlesVendus, type ArticlesVendus } from './lister-articles-vendus.ts';
import type { StockRow } from './disponibilites.sql.ts';
import { createSources, type SourcesOptions } from './sources.ts';
import { readStockParLieu, readStockRows, type StockParArticle } from './stock.ts';
import type { ArticlePublic } from './articles.sql.ts';

export type { ArticlePublic, DecoupeRow } from './articles.sql.ts';
export type { ArticlesVendus } from './lister-articles-vendus.ts';
export { chiffrer, type BaseLot, type LigneChiffree, type LotChiffre } from './chiffrer-lot.ts';
export { droitsEnJson, toDroits, type DroitsEnJson } from './tarifs.sql.ts';
export type { LigneDeLot, TarifDeLigne } from './lire-tarifs.ts';
export { porteSur } from './prix-du-jour.ts';
export { direTextes, type Dire } from './dire-textes.ts';
export { imageOf } from './vue-article.ts';
export { writeArticles } from './vitrine.ts';

export interface Articles {
  /** In the order of the ids; unknown ones are left out, withdrawn ones are marked. */
  listArticlesVendus(demande: Demande, ids: readonly number[]): Promise<ArticlesVendus>;
  /** What is the same for everyone, by id; unknown ones are absent. */
  readArticles(ids: readonly number[]): Promise<ReadonlyMap<number, ArticlePublic>>;
  lireTarifs(demande: Demande, lot: readonly LigneDeLot[]): Promise<TarifDeLigne[]>;
  /** Prices with what the shop alone knows of them, for who writes or adds up lines. */
  chiffrerLot<L extends LigneDeLot>(demande: Demande, lot: readonly L[]): Promise<LotChiffre<L>>;
  /** What the warehouses have of them, and this store. */
  readStockRows(ids: readonly number[], magasinId: number | undefined): Promise<StockRow[]>;
  /** By article, then by place, of these places: what lies there now. */
  readStockParLieu(ids: readonly number[], lieuIds: readonly number[]): Promise<StockParArticle>;
  readBase(ids: readonly number[]): Promise<BaseLot>;
  /** What amounts of texts and promises are said in. */
  readChange(demande: Demande): Promise<Change>;
  lireDisponibilites(demande: Demande, lot: readonly LigneDeLot[]): Promise<DisponibiliteDeLigne[]>;
  /** Undefined: no such article. */
  lireDisponibilitesMagasins(
    demande: Demande,
    asked: DemandeMagasins,
  ): Promise<DisponibilitesMagasins | undefined>;
}

export function createArticles(options: SourcesOptions): Articles {
  const sources = createSources(options);
  return {
    listArticlesVendus: (demande, ids) => listerArticlesVendus(sources, demande, ids),
    readArticles: (ids) => sources.articles.read(ids),
    lireTarifs: (demande, lot) => lireTarifs(sources, demande, lot),
    chiffrerLot: (demande, lot) => chiffrerLot(sources, demande, lot),
    readStockRows: (ids, magasinId) => readStockRows(sources, ids, magasinId),
    readStockParLieu: (ids, lieuIds) => readStockParLieu(sources, ids, lieuIds),
    readBase: (ids) => readBase(sources, ids),
    readChange: (demande) => readChange(sources, demande),
    lireDisponibilites: (demande, lot) => lireDisponibilites(sources, demande, lot),
    lireDisponibilitesMagasins: (demande, asked) =>
      lireDisponibilitesMagasins(sources, demande, asked),
  };
}
