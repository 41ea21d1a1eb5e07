/** What a person wrote of quotes for the customers of their company. */
import type { Db } from '../../db/pool.ts';
import { sql } from '../../db/sql.ts';
import type { Ligne } from './donnees.sql.ts';

/** Which they made, and when; what is in them, and their customers, are the company's. */
export function listDevisClienteleOf(db: Db, email: string): Promise<Ligne[]> {
  return db.query(sql`
    select co.code as compte, d.numero, d.titre, d.etat, d.cree_le as "creeLe",
           d.modifie_le as "modifieLe"
      from utilisateur u
      join compte co on co.id = u.compte_id
      join devis_clientele d on d.utilisateur_id = u.id
     where u.email = ${email}
     order by d.cree_le, d.id`);
}
