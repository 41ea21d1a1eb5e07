import * as contract from '@comptoir/contract/catalogue/choix.contract.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import { writeArticles, type Articles } from '../../articles/articles.public.ts';
import type { Pool } from '../../db/pool.ts';
import type { Calls } from '../../http/calls.ts';
import type { Bus } from '../../outbox/bus.ts';
import { keep } from '../../outbox/kept.ts';
import { SUJETS_DU_CATALOGUE } from '../sujets-du-catalogue.ts';
import { classer } from './classer.ts';
import { lireChoix } from './lire-choix.ts';

interface Deps {
  pool: Pool;
  bus: Bus | undefined;
  articles: Articles;
}

export function choixRoutes(calls: Calls, { pool, bus, articles }: Deps): void {
  const load = keep(bus, SUJETS_DU_CATALOGUE, () => classer(pool));

  calls.handle(contract.listerChoix, async () => ({
    genres: [...(await load()).genres.values()].map(({ genre, noeuds, articles: siens }) => ({
      genre: genre.code,
      noeuds: noeuds.map(({ id }) => id),
      nombre: siens.length,
    })),
  }));

  calls.handle(
    contract.lireChoix,
    async (demande, { params, query }) => {
      const classement = await load();
      const question = { genre: params.genre, query };
      const choix = await lireChoix({ articles, classement }, demande, question);
      if (!choix) throw refus('introuvable');
      return choix;
    },
    { articles: writeArticles },
  );
}
