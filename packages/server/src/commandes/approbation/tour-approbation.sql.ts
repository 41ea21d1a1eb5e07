/** Who may decide of an order that waits, now. */
import { PREFERENCES } from '@comptoir/contract/identite/preferences-par-defaut.ts';
import type { Preferences } from '@comptoir/contract/identite/preferences.schema.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Db } from '../../db/pool.ts';
import { sql, type Sql } from '../../db/sql.ts';

/** Whether person `p` may agree to orders of their company: whoever works there, and may order. */
export function peutApprouver(p: Sql): Sql {
  return sql`(${p}.etat = 'actif' and ${p}.role <> 'consultation')`;
}

/**
 * Whether person `p` may decide of order `c`: it is their turn among those it waits for. In the
 * place of one who left or may only look, and where none is left at all, any administrator; never who ordered it.
 */
export function estSonTour(c: Sql, p: Sql): Sql {
  return sql`(
    ${c}.etat = 'a-valider' and ${p}.compte_id = ${c}.compte_id and ${p}.etat = 'actif'
    and ${p}.id <> ${c}.utilisateur_id
    and exists (
      select
        from (select ca.approbateur_id, ${peutApprouver(sql`a`)} as present
                from commande_approbation ca
                join utilisateur a on a.id = ca.approbateur_id
               where ca.commande_id = ${c}.id and ca.decision is null
                 and (ca.regle = 'un' or not exists (
                       select from commande_approbation av
                        where av.commande_id = ca.commande_id and av.decision is null
                          and av.rang < ca.rang))
              union all
              select null, false
               where not exists (select from commande_approbation ca
                                  where ca.commande_id = ${c}.id and ca.decision is null)) as tour
       where case when tour.present then tour.approbateur_id = ${p}.id
                  else ${p}.role = 'administrateur' end))`;
}

export interface Decideur {
  id: number;
  email: string;
  langue: Locale;
  /** Which total they read first. */
  prix: Preferences['prix'];
}

export function listDecideurs(db: Db, commandeId: number): Promise<Decideur[]> {
  return db.query(sql`
    select p.id, p.email, p.langue,
           coalesce(p.preferences ->> 'prix', ${PREFERENCES.prix}) as prix
      from commande c
      join utilisateur p on p.compte_id = c.compte_id
     where c.id = ${commandeId} and ${estSonTour(sql`c`, sql`p`)}
     order by p.id`);
}
