import type { Db } from '../../db/pool.ts';
import { forAny } from '../../db/for-any.ts';
import { sql } from '../../db/sql.ts';
import type { ClientExporte } from './panier-exporte.ts';

export function findClient(db: Db, compteId: number): Promise<ClientExporte | undefined> {
  return db.maybeOne(sql`
    select code, raison_sociale as nom, code_postal as "codePostal", ville
      from compte
     where id = ${compteId}`);
}

/** Names of the families (second level of the tree) that articles stand in, in French. */
export async function listFamilles(
  db: Db,
  articleIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await db.query<{ id: number; famille: string }>(sql`
    select a.id, f.libelle_fr as famille
      from article a
      join produit p on p.id = a.produit_id
      join noeud n on n.id = p.noeud_id
      join noeud f on f.niveau = 2 and n.gauche between f.gauche and f.droite
     where a.id = any (${forAny(articleIds)}::int[])`);
  return new Map(rows.map(({ id, famille }) => [id, famille]));
}
