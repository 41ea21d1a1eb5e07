/** What else a large company has kept for years: net prices, discounts, shopping lists. */
import type { Pool } from '@comptoir/server/db/pool.ts';
import { sql } from '@comptoir/server/db/sql.ts';

const PRIX = 5000;
const CONDITIONS = 400;
const LISTES = 500;
const LIGNES = 40;

export async function remplirTarifsEtListes(pool: Pool, utilisateurId: number): Promise<void> {
  await pool.execute(sql`
    insert into prix_negocie (compte_id, article_id, debut, fin, prix)
    select u.compte_id, a.id, current_date - 30 - a.rang % 300,
           case when a.rang % 5 > 0 then current_date + a.rang % 400 - 20 end, t.prix * 0.8
      from utilisateur u,
           (select id, (row_number() over (order by md5(id::text)))::integer as rang
              from article where not retire) a
      join tarif t on t.article_id = a.id
     where u.id = ${utilisateurId} and a.rang <= ${PRIX}
        on conflict do nothing`);
  await pool.execute(sql`
    insert into condition_tarifaire (compte_id, noeud_id, remise, debut, fin)
    select u.compte_id, n.id, 1 + n.id % 30, current_date - 100,
           case when n.id % 3 > 0 then current_date + n.id % 400 end
      from utilisateur u, (select id from noeud order by id limit ${CONDITIONS}) n
     where u.id = ${utilisateurId}
        on conflict do nothing`);
  await pool.execute(sql`
    with faites as (
      insert into liste_achats (utilisateur_id, libelle, modifie_le, partage)
      select ${utilisateurId}, 'Étagère ' || n, now() - n * interval '1 hour',
             case when n % 3 = 0 then 'ecriture' else 'personnelle' end
        from generate_series(1, ${LISTES}::integer) n
      returning id
    ), articles as (
      select id, row_number() over (order by md5(id::text)) as rang
        from article where not retire limit 2000
    )
    insert into liste_achats_ligne (liste_id, rang, article_id, quantite)
    select f.id, n, a.id, n
      from faites f, generate_series(1, ${LIGNES}::integer) n
      join articles a on true
     where a.rang = 1 + (f.id * 13 + n * 37) % 2000`);
  await pool.execute(sql`
    vacuum analyze prix_negocie, condition_tarifaire, liste_achats, liste_achats_ligne`);
}
