import type { Db } from '../../db/pool.ts';
import { sql } from '../../db/sql.ts';
import type { ClientExporte } from './logiciels-batiment.ts';

export function findClient(db: Db, compteId: number): Promise<ClientExporte | undefined> {
  return db.maybeOne(sql`
    select code, raison_sociale as nom, code_postal as "codePostal", ville
      from compte
     where id = ${compteId}`);
}
