/** Which lists are one’s own or shared with one’s company, and what one may do with each. */
import { sql, type Sql } from '../db/sql.ts';
import type { Acheteur } from '../http/acteur.ts';

/** A list `l` that who asks may read. */
export function isLisible({ utilisateurId, compteId }: Acheteur): Sql {
  return sql`l.supprimee_le is null and (l.utilisateur_id = ${utilisateurId}
    or (l.partage <> 'personnelle' and l.utilisateur_id in (
          select u.id from utilisateur u where u.compte_id = ${compteId})))`;
}

export function droitOf({ utilisateurId }: Acheteur): Sql {
  return sql`case when l.utilisateur_id = ${utilisateurId} then 'proprietaire'
    when l.partage = 'ecriture' then 'ecriture' else 'lecture' end`;
}
