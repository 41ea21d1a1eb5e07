import { compareMontants } from '@comptoir/contract/argent.ts';
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

export async function listerHabitudesAchats(
  { pool, clock, articles }: Deps,
  demande: Demande,
  query: CallInput<typeof contract>['query'],
): Promise<CallAnswer<typeof contract>> {
  const { page = 1, tri = 'echeance', recherche = '', etat, noeudId, chantier, masquees } = query;
  const { acteur, langue } = demande;
  const jour = clock.today();
  const plie = plier(recherche);
  const qui = { compteId: compteOf(acteur), jour, langue };
  const [{ rows, total }, choix] = await Promise.all([
    listHabitudes(
      pool,
      {
        ...qui,
        mots: plie === '' ? [] : plie.split(' '),
        etats: etat,
        noeudId,
        chantier,
        masquees: masquees ?? false,
      },
      { tri, limit: HABITUDES_PAR_PAGE, offset: (page - 1) * HABITUDES_PAR_PAGE },
    ),
    findChoix(pool, qui),
  ]);
  const vendus = await articles.listArticlesVendus(
    demande,
    rows.map(({ articleId }) => articleId),
  );
  const parId = new Map(rows.map((row) => [row.articleId, row]));
  const habitudes = vendus.articles.flatMap((article) => {
    const row = parId.get(article.id);
    return row ? [toHabitude(row, article)] : [];
  });
  return { jour, habitudes, total, page, ...choix };
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

/** Compared for the usual quantity, as it would be paid today. */
function evolutionOf(
  avant: Habitude['dernierPrixHT'],
  { tarif }: ArticleVendu,
  { quantite }: HabitudeRow,
): Habitude['evolution'] {
  if (!tarif || !avant || tarif.prixNetHT.devise !== avant.devise) return null;
  const palier = tarif.paliers.findLast((one) => one.quantite <= quantite);
  const difference = compareMontants(palier?.prixNetHT ?? tarif.prixNetHT, avant);
  if (difference === 0) return 'stable';
  return difference > 0 ? 'hausse' : 'baisse';
}
