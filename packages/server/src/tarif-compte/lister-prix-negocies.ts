import type { CallAnswer, CallInput } from '@comptoir/contract/http/call.ts';
import {
  PRIX_NEGOCIES_PAR_PAGE,
  type listerPrixNegocies as contract,
} from '@comptoir/contract/tarif-compte/prix-negocies.contract.ts';
import { plier } from '../db/plier.ts';
import { acheteurOf, type Acteur, type Demande } from '../http/acteur.ts';
import type { Shop } from '../shop.ts';
import { gainNegocie } from './gain-negocie.ts';
import {
  countExpirants,
  listNegocies,
  pageNegocies,
  type FiltresNegocies,
} from './negocies.sql.ts';

type Query = CallInput<typeof contract>['query'];

export async function listerPrixNegocies(
  { pool, articles, clock }: Pick<Shop, 'pool' | 'articles' | 'clock'>,
  demande: Demande,
  query: Query,
): Promise<CallAnswer<typeof contract>> {
  const { page = 1, tri = 'fin' } = query;
  const filtres = filtresOf(demande.acteur, query, clock.today());
  const offset = (page - 1) * PRIX_NEGOCIES_PAR_PAGE;
  const [{ ids, total }, expirants, change] = await Promise.all([
    pageNegocies(pool, filtres, { tri, limit: PRIX_NEGOCIES_PAR_PAGE, offset }),
    countExpirants(pool, filtres),
    articles.readChange(demande),
  ]);
  const [rows, publics, vendus] = await Promise.all([
    listNegocies(pool, filtres, ids),
    articles.readArticles(ids),
    articles.listArticlesVendus(demande, ids),
  ]);
  const parId = new Map(vendus.articles.map((article) => [article.id, article]));
  return {
    jour: filtres.jour,
    prix: rows.flatMap(({ articleId, prix, ...row }) => {
      const article = parId.get(articleId);
      if (!article) return [];
      const gain = gainNegocie(prix, publics.get(articleId)?.prix ?? null, change);
      return { article, ...row, ...gain };
    }),
    total,
    page,
    expirants,
  };
}

export function filtresOf(
  acteur: Acteur,
  { recherche = '', expirant = false }: Pick<Query, 'recherche' | 'expirant'>,
  jour: string,
): FiltresNegocies {
  const plie = plier(recherche);
  return {
    compteId: acheteurOf(acteur).compteId,
    jour,
    mots: plie === '' ? [] : plie.split(' '),
    expirant,
  };
}
