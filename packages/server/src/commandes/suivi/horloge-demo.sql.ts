import type { EtatCommande } from '@comptoir/contract/commandes/commande.schema.ts';
import type { ModeLivraison } from '@comptoir/contract/livraison/choix.schema.ts';
import type { Db } from '../../db/pool.ts';
import { sql } from '../../db/sql.ts';

export interface CommandeAAvancer {
  id: number;
  etat: EtatCommande;
  mode: ModeLivraison;
  /** Consignments that leave now. */
  envoiIds: number[];
}

/** At a time: the rest waits for the next minute. */
const PAR_TOUR = 50;

/** Orders placed since the demo was loaded. */
const DEPUIS = sql`(select charge_le from demo_chargement where nom = 'commandes')`;

/**
 * Orders that someone placed since the demo was loaded move within minutes, but what is for a later
 * day leaves for that day only: until `arrivent`, the day what leaves now arrives. Where no day was
 * chosen the first consignment leaves at once: the demo waits for no night. Those it came with move
 * on the day they were promised for.
 */
export function listAAvancer(db: Db, instant: Date, arrivent: string): Promise<CommandeAAvancer[]> {
  return db.query(sql`
    select c.id, c.etat, c.livraison ->> 'mode' as mode, d.ids as "envoiIds"
      from commande c
     cross join lateral (
       select coalesce(json_agg(v.id order by v.rang), '[]') as ids
         from commande_envoi v
        where v.commande_id = c.id
          and exists (select from commande_envoi_ligne el
                       where el.envoi_id = v.id and el.quantite_expediee < el.quantite)
          and (v.jour <= ${arrivent}::date
               or (c.livraison ->> 'formule' in ('au-plus-tot', 'express')
                   and v.jour = (select min(p.jour) from commande_envoi p
                                  where p.commande_id = c.id)))
     ) d
     where c.etat in ('validee', 'en-preparation', 'expediee-partiellement', 'expediee')
       and case when c.passee_le >= ${DEPUIS}
             then c.modifiee_le <= ${instant}::timestamptz - make_interval(mins =>
                    case c.etat when 'validee' then 3 when 'en-preparation' then 6
                      when 'expediee-partiellement' then 20 else 45 end)
             else c.prevue_le < (${instant}::timestamptz at time zone 'Europe/Paris')::date end
       and (c.etat in ('validee', 'expediee') or json_array_length(d.ids) > 0)
     order by c.modifiee_le
     limit ${PAR_TOUR}`);
}

/** What left arrives although the rest of its order has not left yet. */
export async function livrerBonsEnRoute(db: Db, instant: Date): Promise<void> {
  await db.execute(sql`
    update bon_livraison b
       set livre_le = ${instant}
      from commande c
     where c.id = b.commande_id and c.etat = 'expediee-partiellement' and b.livre_le is null
       and c.passee_le >= ${DEPUIS}
       and b.expedie_le <= ${instant}::timestamptz - interval '45 minutes'`);
}
