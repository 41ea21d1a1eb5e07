/** The customers a tour shows, with whom one acts for. */
import type { ClientSuivi } from '@comptoir/contract/delegue/tournee.contract.ts';
import type { Db } from '../../db/pool.ts';
import { sql } from '../../db/sql.ts';
import { dansPerimetre, type Perimetre } from '../clients/perimetre.sql.ts';

/**
 * Those named, in their order, then those at hand: pinned ones and the last acted for. `rang` is the
 * place among those at hand.
 */
export function listClientsSuivis(
  db: Db,
  perimetre: Perimetre,
  ids: readonly number[],
  aPortee: number,
): Promise<(ClientSuivi & { rang: number | null })[]> {
  const { delegueId } = perimetre;
  return db.query(sql`
    with proche as (
      select compte_id, row_number() over (order by min(ordre), max(vu_le) desc, compte_id)::int as rang
        from (select compte_id, 0 as ordre, null::timestamptz as vu_le
                from compte_epingle where delegue_id = ${delegueId}
              union all
              (select compte_id, 1, visite_le from compte_visite
                where delegue_id = ${delegueId}
                order by visite_le desc
                limit 50)) connu
       where ${dansPerimetre(perimetre, sql`connu.compte_id`)}
       group by compte_id
       order by rang
       limit ${aPortee}
    )
    select c.id, c.code, c.raison_sociale as libelle, c.code_postal as "codePostal", c.ville,
           c.telephone, c.bloque, proche.rang,
           exists (select from compte_epingle e
                    where e.delegue_id = ${delegueId} and e.compte_id = c.id) as epingle,
           (select json_build_object('id', u.id, 'nom', concat_ws(' ', u.prenom, u.nom))
              from utilisateur u
              left join compte_visite v on v.delegue_id = ${delegueId} and v.utilisateur_id = u.id
             where u.compte_id = c.id and u.etat = 'actif'
             order by v.visite_le desc nulls last, u.role = 'administrateur' desc,
                      u.role = 'acheteur' desc, u.id
             limit 1) as utilisateur
      from (select id from unnest(${ids}::int[]) as demande (id)
            union
            select compte_id from proche) voulu
      join compte c on c.id = voulu.id
      left join proche on proche.compte_id = c.id
     where ${dansPerimetre(perimetre, sql`c.id`)}`);
}
