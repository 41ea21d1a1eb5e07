/** Names of chantiers that filters propose: those a company ordered for last. */
import { sql, type Sql } from '../db/sql.ts';

const CHANTIERS_PROPOSES = 200;

export function chantiersProposes(compteId: number): Sql {
  return sql`array(select n.libelle
                     from (select libelle from compte_chantier
                            where compte_id = ${compteId}
                            order by derniere_le desc
                            limit ${CHANTIERS_PROPOSES}) n
                    order by n.libelle)`;
}
