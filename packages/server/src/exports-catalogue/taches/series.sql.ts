/** What is done to exports at night: the next of each series is begun, files past their time go. */
import type { Db } from '../../db/pool.ts';
import { sql } from '../../db/sql.ts';
import type { Tx } from '../../db/transaction.ts';
import { jobPour } from '../../jobs/add-job.ts';
import { FILE_DES_EXPORTS } from '../file-des-exports.ts';

/**
 * The next of each series whose day has come takes over from the one before it, with what articles
 * looked like then; days missed are made up for by one. One still being written is waited for.
 */
export async function repeterExports(tx: Tx, jour: string): Promise<number> {
  const rows = await tx.query(sql`
    with dus as (
      select e.id, e.utilisateur_id, e.magasin_id, e.noeuds, e.marques, e.langue, e.prix, e.stock,
             e.format, e.frequence, coalesce(e.empreintes, e.empreintes_avant) as empreintes,
             e.prochain_le, u.etat = 'actif' as actif
        from export_catalogue e
        join utilisateur u on u.id = e.utilisateur_id
       where e.prochain_le <= ${jour}::date and e.etat not in ('en-attente', 'en-cours')
         for update of e skip locked
    ),
    passes as (
      update export_catalogue e
         set frequence = 'aucune', prochain_le = null, empreintes = null, empreintes_avant = null
        from dus
       where e.id = dus.id
    ),
    suivants as (
      insert into export_catalogue
        (utilisateur_id, magasin_id, noeuds, marques, langue, prix, stock, format, frequence,
         prochain_le, empreintes_avant)
      select utilisateur_id, magasin_id, noeuds, marques, langue, prix, stock, format, frequence,
             (select min(prochain::date)
                from generate_series(prochain_le::timestamp, ${jour}::timestamp + interval '1 month',
                  case frequence when 'mensuelle' then interval '1 month' else interval '7 days' end)
                  as prochain
               where prochain > ${jour}::timestamp),
             empreintes
        from dus
       where actif
      returning id
    )
    select ${jobPour('export-catalogue', sql`json_build_object('id', id)`, FILE_DES_EXPORTS)}
      from suivants`);
  return rows.length;
}

/** Files past their time, given up or failed; rows nobody needs any more. Answers how many went. */
export async function cleanExports(db: Db): Promise<number> {
  // Whoever was to write it gave up without a word, as where the database was away at that moment.
  await db.execute(sql`
    update export_catalogue
       set etat = 'echec', motif = 'interne', fini_le = now()
     where etat in ('en-attente', 'en-cours') and demande_le < now() - interval '1 day'`);
  const expires = await db.execute(sql`
    update export_catalogue set etat = 'expire' where etat = 'pret' and expire_le < now()`);
  await db.execute(sql`
    delete from export_partie p
     using export_catalogue e
     where e.id = p.export_id and e.etat in ('expire', 'echec', 'annule')`);
  const anciens = await db.execute(sql`
    delete from export_catalogue e
     using utilisateur u
     where u.id = e.utilisateur_id
       and (u.etat = 'supprime'
            or (e.prochain_le is null and e.fini_le < now() - interval '180 days'))`);
  return expires + anciens;
}
