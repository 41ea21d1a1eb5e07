/** What the basket page reads: the basket, then what its lines wait for and what should be settled. */
import type { QueryClient } from '@tanstack/react-query';
import { lireAccueilPersonnel } from '@comptoir/contract/accueil/personnel.contract.ts';
import { lireDisponibilites } from '@comptoir/contract/articles/disponibilites.contract.ts';
import type { Delai } from '@comptoir/contract/articles/disponibilite.ts';
import { MAX_LOT } from '@comptoir/contract/articles/lot.ts';
import { jourOf } from '@comptoir/contract/jours-ouvres.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import {
  controlerPanier,
  type MessageControle,
} from '@comptoir/contract/panier/controles.contract.ts';
import { lirePanier, type Panier } from '@comptoir/contract/panier/panier.contract.ts';
import {
  controlerPromotionsPanier,
  type PromotionsPanier,
} from '@comptoir/contract/panier/promotions-panier.contract.ts';
import { listerGoodies } from '@comptoir/contract/panier/goodies.contract.ts';
import type { Api } from '../page/api.ts';
import { callQuery } from '../http/query-client.ts';
import { etatLu, isPlusLue, nombreLues } from './suite/partie-lue.ts';
import { trancheQuery } from './suite/tranche-query.ts';

export interface ContextePanier {
  api: Api;
  locale: Locale;
}

/** Another device may have changed it: a page that is opened again looks at it anew after that long. */
export const FRAICHEUR_MS = 10_000;

/** Orders move on while one works. */
const FRAICHEUR_REPRISE_MS = 60_000;

/** `depuis`: the lines after so many, for who reads without scripts. */
export function panierQuery(context: ContextePanier, depuis = 0) {
  const { api, locale } = context;
  return trancheQuery<Panier>({
    queryKey: callQuery(context, lirePanier, { query: depuis > 0 ? { depuis } : {} }).queryKey,
    depuis,
    nombreLues,
    read: (query, signal) => api.call(lirePanier, { query }, { signal, locale }),
  });
}

/** When each line can be had; `version` of the basket it was asked for. */
export interface Disponibilites {
  version: string;
  /** Today in Paris, which the days are counted from. */
  jour: string;
  parLigne: Record<number, Delai[]>;
}

/** One key whatever the basket holds: lines of which nothing changed keep their very objects. */
export const CLE_DISPONIBILITES = 'panier disponibilites';
export const CLE_CONTROLES = 'panier controles';

export function disponibilitesQuery(context: ContextePanier, queryClient: QueryClient) {
  const queryKey = [CLE_DISPONIBILITES, context.locale];
  return {
    queryKey,
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Disponibilites> => {
      const panier = queryClient.getQueryData(panierQuery(context).queryKey);
      const jour = jourOf(new Date());
      const lignes = panier?.chantiers.flatMap(({ articles }) => articles) ?? [];
      if (!panier) return { version: '', jour, parLigne: {} };
      // Where a slice was read since, its own lines alone are asked for.
      const avant = queryClient.getQueryData<Disponibilites>(queryKey);
      const connues = avant && isPlusLue(avant.version, panier) ? avant.parLigne : {};
      const vendues = lignes.filter(({ ligneId, retire }) => !retire && !(ligneId in connues));
      const body = vendues.map(({ id, quantite }) => ({ articleId: id, quantite }));
      const lots = Array.from({ length: Math.ceil(body.length / MAX_LOT) }, (_, n) =>
        body.slice(n * MAX_LOT, (n + 1) * MAX_LOT),
      );
      const reponse = (
        await Promise.all(
          lots.map((lot) => context.api.call(lireDisponibilites, { body: lot }, { signal })),
        )
      ).flat();
      const delais = new Map(
        reponse.map(({ articleId, quantite, disponibiliteStock }) => [
          `${articleId} ${quantite}`,
          disponibiliteStock.delais,
        ]),
      );
      const parLigne = Object.fromEntries(
        vendues.map(({ ligneId, id, quantite }) => [
          ligneId,
          delais.get(`${id} ${quantite}`) ?? [],
        ]),
      );
      return { version: etatLu(panier), jour, parLigne: { ...connues, ...parLigne } };
    },
  };
}

/** What should be settled before ordering, and the promotions that are near or just over. */
export interface Controles {
  version: string;
  messages: MessageControle[];
  proches: PromotionsPanier['proches'];
  terminees: PromotionsPanier['terminees'];
}

export function controlesQuery(context: ContextePanier, queryClient: QueryClient) {
  const { api, locale } = context;
  return {
    queryKey: [CLE_CONTROLES, locale],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Controles> => {
      const version = queryClient.getQueryData(panierQuery(context).queryKey)?.version ?? '';
      const [{ messages }, { proches, terminees }] = await Promise.all([
        api.call(controlerPanier, {}, { signal, locale }),
        api.call(controlerPromotionsPanier, { query: {} }, { signal, locale }),
      ]);
      return { version, messages, proches, terminees };
    },
  };
}

/** What an empty basket offers to take up again. */
export function repriseQuery(context: ContextePanier) {
  return { ...callQuery(context, lireAccueilPersonnel, {}), staleTime: FRAICHEUR_REPRISE_MS };
}

export function goodiesQuery(context: ContextePanier) {
  return callQuery(context, listerGoodies, {});
}

export function lignesOf(panier: Panier) {
  return panier.chantiers.flatMap(({ id: chantierId, articles }) =>
    articles.map((ligne) => ({ ...ligne, chantierId })),
  );
}
