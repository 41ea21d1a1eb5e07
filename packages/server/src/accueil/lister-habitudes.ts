import type { listerHabitudes as contract } from '@comptoir/contract/accueil/personnel.contract.ts';
import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Clock } from '../clock.ts';
import type { Articles } from '../articles/articles.public.ts';
import type { Pool } from '../db/pool.ts';
import { listHabitudesDuNoeud } from '../habitudes-achats/habitudes-achats.public.ts';
import type { Demande } from '../http/acteur.ts';

const MONTREES = 3;

export async function listerHabitudes(
  { pool, articles, clock }: { pool: Pool; articles: Articles; clock: Clock },
  demande: Demande,
  noeudId: number,
): Promise<CallAnswer<typeof contract>> {
  const { compteId } = demande.acteur;
  if (compteId === undefined) throw refus('acces-interdit');
  const rows = await listHabitudesDuNoeud(pool, { compteId, noeudId, limit: MONTREES });
  const vendus = await articles.listArticlesVendus(
    demande,
    rows.map(({ articleId }) => articleId),
  );
  return {
    jour: clock.today(),
    habitudes: vendus.articles.flatMap((article) => {
      const row = rows.find(({ articleId }) => articleId === article.id);
      return row ? [{ article, quantite: row.quantite, dernierLe: row.dernierLe }] : [];
    }),
  };
}
