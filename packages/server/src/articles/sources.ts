/**
 * Where articles, prices and stock are read from. What is the same for everyone is kept in memory
 * and follows the events of the catalogue; what belongs to a compte never is.
 */
import type { Calendrier } from '@comptoir/contract/articles/disponibilite.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/pool.ts';
import type { Magasin, ReadLieux } from '../magasins/magasins.public.ts';
import type { Bus } from '../outbox/bus.ts';
import { keep, type KeptById } from '../outbox/kept.ts';
import { createArticlesPublics } from './articles-publics.ts';
import { loadAttributs } from './attributs.sql.ts';
import { createCalendriers } from './calendriers.ts';
import { createPrixDuJour, type PrixDuJour } from './prix-du-jour.ts';
import { listPromotions } from './promotions.sql.ts';
import { listTauxChange } from './tarifs.sql.ts';
import { createStocks, type Stocks } from './stocks.ts';
import { createVitrine, type Vitrine } from './vitrine.ts';
import type { ArticleEnMemoire, Reperes } from './vue-article.ts';

export interface SourcesOptions {
  pool: Db;
  /** Without one nothing is kept. */
  bus?: Bus | undefined;
  lieux: ReadLieux;
  clock: Clock;
  /** Articles kept at most; some 56,000 unless said. */
  maxArticles?: number;
}

export interface Sources {
  pool: Db;
  clock: Clock;
  articles: KeptById<ArticleEnMemoire>;
  prixDuJour: (jour: string) => Promise<PrixDuJour>;
  /** The same object until something in it changes. */
  reperes: (jour: string) => Promise<Reperes>;
  lieux: ReadLieux;
  stocks: Stocks;
  calendrier: (maintenant: Date, magasin: Magasin | undefined) => Calendrier;
  vitrine: (calendrier: Calendrier) => Vitrine;
}

export function createSources({ pool, bus, lieux, clock, maxArticles }: SourcesOptions): Sources {
  const enCours = keep(bus, ['catalogue-modifie'], () =>
    Promise.all([listPromotions(pool, clock.today()), listTauxChange(pool)]),
  );
  const attributs = keep(bus, ['catalogue-modifie'], () => loadAttributs(pool));
  let prix: { from: unknown; value: PrixDuJour } | undefined;
  let reperes: Reperes | undefined;

  async function prixDuJour(jour: string): Promise<PrixDuJour> {
    const from = await enCours();
    if (prix?.from !== from || prix.value.jour !== jour) {
      prix = { from, value: createPrixDuJour(jour, ...from) };
    }
    return prix.value;
  }

  return {
    pool,
    clock,
    articles: createArticlesPublics(pool, bus, maxArticles),
    prixDuJour,
    async reperes(jour) {
      const [prices, known] = await Promise.all([prixDuJour(jour), attributs()]);
      if (reperes?.prixDuJour !== prices || reperes.attributs !== known) {
        reperes = { prixDuJour: prices, attributs: known };
      }
      return reperes;
    },
    lieux,
    stocks: createStocks({ pool, bus, lieux, max: maxArticles }),
    calendrier: createCalendriers(),
    vitrine: createVitrine(),
  };
}
