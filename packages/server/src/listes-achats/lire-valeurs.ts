import type { ValeurListe } from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import type { Articles } from '../articles/articles.public.ts';
import type { Pool } from '../db/pool.ts';
import type { Demande } from '../http/acteur.ts';
import { listQuantites } from './lignes/lignes.sql.ts';
import { quiOf } from './utilisateur.ts';
import { calculerValeur } from './valeur-liste.ts';

export interface DepsListes {
  pool: Pool;
  articles: Pick<Articles, 'chiffrerLot' | 'listArticlesVendus' | 'readArticles'>;
}

/** In one pricing, whatever the number of lists. */
export async function lireValeurs(
  { pool, articles }: DepsListes,
  demande: Demande,
  ids: readonly number[],
): Promise<ValeurListe[]> {
  const rows = await listQuantites(pool, ids, quiOf(demande.acteur));
  const lot = rows.flatMap(({ articleId, ...row }) =>
    articleId === null ? [] : [{ ...row, articleId }],
  );
  const { lignes, change } = await articles.chiffrerLot(demande, lot);
  const parListe = Map.groupBy(lignes, ({ ligne }) => ligne.listeId);
  return [...new Set(rows.map(({ listeId }) => listeId))].map((id) => ({
    id,
    ...calculerValeur(parListe.get(id) ?? [], change.devise),
  }));
}
