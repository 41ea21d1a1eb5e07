/** What products are called and said to be. */
import type { Db } from '../../db/pool.ts';
import { sql } from '../../db/sql.ts';
import type { Mots } from './referentiel.sql.ts';

export interface TexteProduitRow {
  id: number;
  serie: string | null;
  nom: Mots;
  description: Mots;
}

export function listTextesProduits(db: Db, ids: readonly number[]): Promise<TexteProduitRow[]> {
  return db.query(sql`
    select id, serie, json_build_object('fr', nom_fr, 'en', nom_en, 'es', nom_es) as nom,
           json_build_object('fr', description_fr, 'en', description_en,
             'es', description_es) as description
      from produit
     where id = any (${ids}::int[])`);
}
