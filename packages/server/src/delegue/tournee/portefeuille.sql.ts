/** How the customers of a tour are doing together. */
import type { Devise } from '@comptoir/contract/argent.ts';
import type { ChiffresPortefeuille } from '@comptoir/contract/delegue/tournee.contract.ts';
import type { Db } from '../../db/pool.ts';
import { sql, type Sql } from '../../db/sql.ts';
import { etatLe } from '../../devis/devis.public.ts';

export interface MoisCommande {
  /** `yyyy-MM` */
  mois: string;
  devise: Devise;
  montantHT: string;
}

/** Ordered by month, from the month `depuis` on. */
export function listMoisCommandes(db: Db, suivis: Sql, depuis: string): Promise<MoisCommande[]> {
  return db.query(sql`
    select to_char(s.mois, 'YYYY-MM') as mois, s.devise, s.somme::text as "montantHT"
      from (select d.mois, c.devise, sum(d.montant_ht) as somme
              from (${suivis}) suivi
              join compte c on c.id = suivi.compte_id
              join depense_chantier d on d.compte_id = c.id and d.mois >= ${`${depuis}-01`}::date
             group by d.mois, c.devise) s`);
}

/** What became of the offers asked for within a year. */
export function countDevisProposes(
  db: Db,
  suivis: Sql,
  jour: string,
): Promise<ChiffresPortefeuille['devis']> {
  return db.one(sql`
    select count(*) filter (where d.etat = 'accepte') as acceptes,
           count(*) filter (where d.etat = 'propose') as proposes,
           count(*) filter (where d.etat = 'refuse') as refuses,
           count(*) filter (where d.etat = 'expire') as expires
      from (${suivis}) suivi
     cross join lateral (
       select ${etatLe(jour)} as etat
         from devis d
        where d.compte_id = suivi.compte_id and d.demande_le >= ${jour}::date - 365
     ) d`);
}
