import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Db } from '../../db/pool.ts';
import { sql } from '../../db/sql.ts';
import type { FactureDocument } from '../lecture/facture.sql.ts';

export interface Emise extends FactureDocument {
  cle: string;
  /** Those who run the account. */
  destinataires: { id: number; email: string; langue: Locale }[];
}

export function findEmise(db: Db, id: number): Promise<Emise | undefined> {
  return db.maybeOne(sql`
    select f.id, f.cle, f.origine, f.document,
           (select coalesce(json_agg(json_build_object('id', u.id, 'email', u.email,
                     'langue', u.langue) order by u.id), '[]')
              from utilisateur u
             where u.compte_id = f.compte_id and u.role = 'administrateur' and u.etat = 'actif')
             as destinataires
      from facture f where f.id = ${id}`);
}
