/** What the basket page reads: the basket, then what its lines wait for and what should be settled. */
import type { QueryClient } from '@tanstack/react-query';
import { lireAccueilPersonnel } from '@comptoir/contract/accueil/personnel.contract.ts';
import { lireDisponibilites } from '@comptoir/contract/articles/disponibilites.contract.ts';
import type { Delai } from '@comptoir/contract/articles/disponibilite.ts';
import { jourDe } from '@comptoir/contract/jours-ouvres.ts';
import type { Locale } from '@comptoir/contract/locales.ts';
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
import type { Api } from '../api.ts';
import { callQuery } from '../http/query-client.ts';

export interface ContextePanier {
  api: Api;
  locale: Locale;
}

/** Another device may have changed it: a page that is opened again looks at it anew after that long. */
export const FRAICHEUR_MS = 10_000;

/** Orders move on while one works. */
const FRAICHEUR_REPRISE_MS = 60_000;

export function panierQuery(context: ContextePanier) {
  return callQuery(context, lirePanier, {});
}

/** When each line can be had; `version` of the basket it was asked for. */
export interface Disponibilites {
  version: string;
  /** Today in Paris, which the days are told from. */
  jour: string;
  parLigne: Record<number, Delai[]>;
}

/** One key whatever the basket holds: lines of which nothing changed keep their very objects. */
export const CLE_DISPONIBILITES = 'panier disponibilites';
export const CLE_CONTROLES = 'panier controles';

export function disponibilitesQuery(context: ContextePanier, queryClient: QueryClient) {
  return {
    queryKey: [CLE_DISPONIBILITES, context.locale],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Disponibilites> => {
      const panier = queryClient.getQueryData(panierQuery(context).queryKey);
      const jour = jourDe(new Date());
      const lignes = panier?.chantiers.flatMap(({ articles }) => articles) ?? [];
      const vendues = lignes.filter(({ retire }) => !retire);
      if (!panier || vendues.length === 0) {
        return { version: panier?.version ?? '', jour, parLigne: {} };
      }
      const body = vendues.map(({ id, quantite }) => ({ articleId: id, quantite }));
      const reponse = await context.api.call(lireDisponibilites, { body }, { signal });
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
      return { version: panier.version, jour, parLigne };
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

export function lignesDe(panier: Panier) {
  return panier.chantiers.flatMap(({ id: chantierId, articles }) =>
    articles.map((ligne) => ({ ...ligne, chantierId })),
  );
}
