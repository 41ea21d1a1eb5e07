import type { EtatCommande } from '@comptoir/contract/commandes/commande.schema.ts';
import type { ModeLivraison } from '@comptoir/contract/livraison/choix.schema.ts';
import type { Db } from '../db/pool.ts';
import { sql } from '../db/sql.ts';

export interface CommandeAAvancer {
  id: number;
  etat: EtatCommande;
  mode: ModeLivraison;
  /** What lies somewhere of what is still to be sent. */
  pretes: { ligneId: number; quantite: number }[];
  /** All of it does. */
  complete: boolean;
}

/** At a time: the rest waits for the next minute. */
const PAR_TOUR = 50;

/**
 * Orders that someone placed since the demo was loaded move within minutes; those it came with, on
 * the day they were promised for.
 */
export function listAAvancer(db: Db, instant: Date): Promise<CommandeAAvancer[]> {
  return db.query(sql`
    select c.id, c.etat, c.livraison ->> 'mode' as mode,
           (select coalesce(json_agg(json_build_object('ligneId', r.ligne_id,
                     'quantite', r.quantite)), '[]')
              from (select r.ligne_id, sum(r.quantite)::int as quantite
                      from reservation r
                      join commande_ligne l on l.id = r.ligne_id
                     where l.commande_id = c.id and r.lieu_id is not null
                     group by r.ligne_id) r) as pretes,
           not exists (select from reservation r
                         join commande_ligne l on l.id = r.ligne_id
                        where l.commande_id = c.id and r.lieu_id is null) as complete
      from commande c
     where c.etat in ('validee', 'en-preparation', 'expediee-partiellement', 'expediee')
       and case when c.passee_le >= (select charge_le from demo_chargement where nom = 'commandes')
             then c.modifiee_le <= ${instant}::timestamptz - make_interval(mins =>
                    case c.etat when 'validee' then 3 when 'en-preparation' then 6
                      when 'expediee-partiellement' then 20 else 45 end)
             else c.prevue_le < (${instant}::timestamptz at time zone 'Europe/Paris')::date end
     order by c.modifiee_le
     limit ${PAR_TOUR}`);
}
