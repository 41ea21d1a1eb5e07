/** Which messages concern somebody: the one rule, for the list and for the header of every call. */
import { sql, type Sql } from '../db/sql.ts';

/** Whose messages they are, as SQL: parameters, or columns of the session that is being read. */
export interface LecteurSql {
  sessionId: Sql;
  /** The person, where they read for themselves; null for a visitor and for a delegate. */
  utilisateurId: Sql;
  isConnecte: Sql;
  compteId: Sql;
  /** The store of the session; null without. */
  magasinId: Sql;
}

/**
 * Each kind by its own index, joined at the end: an `or` over them would read every message there
 * is. A message kept for some departments is for companies and visitors of them: by the postcode of
 * the company, or by the store chosen.
 */
export function messagesConcernes(qui: LecteurSql, colonnes: Sql): Sql {
  const actuel = sql`me.debut <= now() and (me.fin is null or me.fin > now())`;
  const nonLu = sql`not exists (
    select from message_lu l
     where l.message_id = me.id
       and (l.session_id = ${qui.sessionId} or l.utilisateur_id = ${qui.utilisateurId}))`;
  const ici = sql`(me.departements is null
    or exists (select from compte ce where ce.id = ${qui.compteId}
                and departement_de(ce.code_postal) = any (me.departements))
    or exists (select from magasin ma where ma.id = ${qui.magasinId}
                and ma.departement_code = any (me.departements)))`;
  return sql`
    select ${colonnes} from message me where me.session_id = ${qui.sessionId}
    union all
    select ${colonnes} from message me where me.utilisateur_id = ${qui.utilisateurId} and ${actuel}
    union all
    select ${colonnes} from message me
     where me.cible in ('tous', 'connectes') and (me.cible = 'tous' or ${qui.isConnecte})
       and ${actuel} and ${ici} and ${nonLu}
    union all
    select ${colonnes} from message me
     where me.compte_id = ${qui.compteId} and ${actuel} and ${nonLu}`;
}
