import { compareMontants, type Montant } from '@comptoir/contract/argent.ts';
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import {
  HABITUDES_PAR_PAGE,
  type Habitude,
  type listerHabitudesAchats as contract,
} from '@comptoir/contract/habitudes-achats/habitudes-achats.contract.ts';
import type { CallAnswer, CallInput } from '@comptoir/contract/http/call.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Articles } from '../articles/articles.public.ts';
import type { Clock } from '../clock.ts';
import { plier } from '../db/plier.ts';
import type { Pool } from '../db/pool.ts';
import type { Acteur, Demande } from '../http/acteur.ts';
import { findChoix, listHabitudes, type HabitudeRow } from './liste.sql.ts';

export interface Deps {
  pool: Pool;
  clock: Clock;
  articles: Articles;
}

type Query = CallInput<typeof contract>['query'];

export async function listerHabitudesAchats(
  deps: Deps,
  demande: Demande,
  { page = 1, ...query }: Query,
): Promise<CallAnswer<typeof contract>> {
  const { pool, clock } = deps;
  const { acteur, langue } = demande;
  const jour = clock.today();
  const [lues, choix] = await Promise.all([
    readHabitudes(deps, demande, query, {
      limit: HABITUDES_PAR_PAGE,
      offset: (page - 1) * HABITUDES_PAR_PAGE,
    }),
    findChoix(pool, { compteId: compteOf(acteur), jour, langue }),
  ]);
  return { jour, ...lues, page, ...choix };
}

interface Filtres extends Omit<Query, 'page'> {
  articleIds?: number[];
}

/** With the prices and the stock of who asks. */
export async function readHabitudes(
  { pool, clock, articles }: Deps,
  demande: Demande,
  { tri = 'echeance', recherche = '', etat, masquees = false, ...filtres }: Filtres,
  page: { limit: number; offset: number },
): Promise<{ habitudes: Habitude[]; total: number }> {
  const { acteur, langue } = demande;
  const plie = plier(recherche);
  const mots = plie === '' ? [] : plie.split(' ');
  const de = { compteId: compteOf(acteur), jour: clock.today(), langue };
  const voulues = { ...filtres, ...de, mots, etats: etat, masquees };
  const { rows, total } = await listHabitudes(pool, voulues, { tri, ...page });
  const vendus = await articles.listArticlesVendus(
    demande,
    rows.map(({ articleId }) => articleId),
  );
  const parId = new Map(rows.map((row) => [row.articleId, row]));
  const habitudes = vendus.articles.flatMap((article) => {
    const row = parId.get(article.id);
    return row ? [toHabitude(row, article)] : [];
  });
  return { habitudes, total };
}

/** The contract lets nobody in who stands for no company. */
export function compteOf({ compteId }: Acteur): number {
  if (compteId === undefined) throw refus('acces-interdit');
  return compteId;
}

function toHabitude(row: HabitudeRow, article: ArticleVendu): Habitude {
  const { articleId: _, dernierPrix, devise, ...vue } = row;
  const dernierPrixHT =
    dernierPrix === null || devise === null ? null : { montant: dernierPrix, devise };
  return { ...vue, article, dernierPrixHT, evolution: evolutionOf(dernierPrixHT, article, row) };
}

/** What one unit of sale costs today in the usual quantity; null where nobody can order it. */
export function prixPourQuantite({
  article: { tarif },
  quantite,
}: Pick<Habitude, 'article' | 'quantite'>): Montant | null {
  const palier = tarif?.paliers.findLast((one) => one.quantite <= quantite);
  return palier?.prixNetHT ?? tarif?.prixNetHT ?? null;
}

/** Compared for the usual quantity, as it would be paid today. */
function evolutionOf(
  avant: Habitude['dernierPrixHT'],
  article: ArticleVendu,
  { quantite }: HabitudeRow,
): Habitude['evolution'] {
  const prix = prixPourQuantite({ article, quantite });
  if (!prix || !avant || prix.devise !== avant.devise) return null;
  const difference = compareMontants(prix, avant);
  if (difference === 0) return 'stable';
  return difference > 0 ? 'hausse' : 'baisse';
}
