import type { Change } from '@comptoir/contract/articles/tarif.ts';
import type { CallAnswer, CallInput } from '@comptoir/contract/http/call.ts';
import {
  PRIX_NEGOCIES_PAR_PAGE,
  type listerPrixNegocies as contract,
} from '@comptoir/contract/tarif-compte/prix-negocies.contract.ts';
import { plier } from '../db/plier.ts';
import { acheteurOf, type Acteur, type Demande } from '../http/acteur.ts';
import type { Shop } from '../shop.ts';
import { gainNegocie } from './gain-negocie.ts';
import { findInterlocuteurs } from '../delegue/delegue.public.ts';
import {
  countNegocies,
  listNegocies,
  pageNegocies,
  type FiltresNegocies,
  type NegocieRow,
} from './negocies.sql.ts';

type Query = CallInput<typeof contract>['query'];

export async function listerPrixNegocies(
  { pool, articles, clock }: Pick<Shop, 'pool' | 'articles' | 'clock'>,
  demande: Demande,
  query: Query,
): Promise<CallAnswer<typeof contract>> {
  const { page = 1, tri = triParDefaut(query) } = query;
  const filtres = filtresOf(demande.acteur, query, clock.today());
  const offset = (page - 1) * PRIX_NEGOCIES_PAR_PAGE;
  const { utilisateurId } = acheteurOf(demande.acteur);
  const [{ ids, total }, compteurs, change, { delegue }] = await Promise.all([
    pageNegocies(pool, filtres, { tri, limit: PRIX_NEGOCIES_PAR_PAGE, offset }),
    countNegocies(pool, filtres),
    articles.readChange(demande),
    findInterlocuteurs(pool, utilisateurId),
  ]);
  const [rows, publics, vendus] = await Promise.all([
    listNegocies(pool, filtres, ids),
    articles.readArticles(ids),
    articles.listArticlesVendus(demande, ids),
  ]);
  const parId = new Map(vendus.articles.map((article) => [article.id, article]));
  return {
    jour: filtres.jour,
    prix: rows.flatMap(({ articleId, prix, demandeLe, ...row }) => {
      const article = parId.get(articleId);
      if (!article) return [];
      const gain = gainDuJour({ prix, ...row }, publics.get(articleId)?.prix ?? null, change);
      return { article, ...row, demandeLe: demandeLe?.toISOString() ?? null, ...gain };
    }),
    total,
    page,
    ...compteurs,
    delegue: delegue?.nom ?? null,
  };
}

/** What ends first stands first; of what is over, what ended last. */
export const triParDefaut = ({ etat }: Pick<Query, 'etat'>) =>
  etat === 'expire' ? ('-fin' as const) : ('fin' as const);

/** A price that is over spares nothing. */
export function gainDuJour(
  { prix, etat }: Pick<NegocieRow, 'prix' | 'etat'>,
  prixPublic: string | null,
  change: Change,
): ReturnType<typeof gainNegocie> {
  const gain = gainNegocie(prix, prixPublic, change);
  return etat === 'expire' ? { ...gain, gainHT: null, gain: null } : gain;
}

interface Filtres extends Pick<Query, 'recherche' | 'etat'> {
  articleIds?: number[];
}

export function filtresOf(
  acteur: Acteur,
  { recherche = '', etat, articleIds }: Filtres,
  jour: string,
): FiltresNegocies {
  const plie = plier(recherche);
  return {
    compteId: acheteurOf(acteur).compteId,
    jour,
    mots: plie === '' ? [] : plie.split(' '),
    etat,
    articleIds,
  };
}
