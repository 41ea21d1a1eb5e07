/** Exports of the joinery: one ready, one that comes every week, one that failed. */
import { sql } from '@comptoir/server/db/sql.ts';
import type { Tx } from '@comptoir/server/db/transaction.ts';
import { writeSurPlace } from '@comptoir/server/exports-catalogue/ecriture.public.ts';
import type { Seeder } from '../seed.ts';

export const exportsCatalogue: Seeder = { nom: 'exports-catalogue', seed: seedExports };

const ADMIN = 'admin@menuiserie-morel.test';
/** Where a demo answers unless it is set otherwise. */
const URL_DEMO = 'http://localhost:3000';
const JOUR_MS = 86_400_000;
/** Bytes kept of how each article looked; see the capability. */
const EMPREINTE = 20;

async function seedExports(tx: Tx): Promise<void> {
  await insertEchec(tx);
  // Small parts: in a large demo the shop would start with what a large file takes of memory.
  const marque = sql`array(
    select p.marque_id from produit p join article a on a.produit_id = p.id
     group by 1 having count(*) >= 40 order by count(*), 1 limit 1)`;
  const premier = await insert(tx, { format: 'csv', marques: marque, jours: 7 });
  await write(tx, premier, 7);
  const suivant = await insert(tx, { format: 'csv', marques: marque, jours: 0 });
  // Three articles that it did not have, and one that was otherwise.
  await tx.execute(sql`
    update export_catalogue s
       set empreintes_avant =
             set_byte(substring(p.empreintes from ${3 * EMPREINTE + 1}::int), 4,
               255 - get_byte(p.empreintes, ${3 * EMPREINTE + 4}::int)),
           frequence = 'hebdomadaire', prochain_le = current_date + 7
      from export_catalogue p
     where s.id = ${suivant} and p.id = ${premier}`);
  await tx.execute(sql`
    update export_catalogue set frequence = 'aucune', prochain_le = null, empreintes = null
     where id = ${premier}`);
  await write(tx, suivant, 0);
  const noeuds = sql`array(select id from noeud where niveau = 2 order by gauche limit 1)`;
  await write(tx, await insert(tx, { format: 'xlsx', noeuds, jours: 0, stock: true }), 0);
}

interface Demande {
  format: 'csv' | 'xlsx';
  noeuds?: ReturnType<typeof sql>;
  marques?: ReturnType<typeof sql>;
  jours: number;
  stock?: boolean;
}

async function insert(tx: Tx, demande: Demande): Promise<number> {
  const { format, jours, stock = false, noeuds = sql`'{}'`, marques = sql`'{}'` } = demande;
  // As one of a series, so that what articles looked like is kept.
  const { id } = await tx.one<{ id: number }>(sql`
    insert into export_catalogue
      (utilisateur_id, noeuds, marques, langue, prix, stock, format, frequence, prochain_le,
       demande_le)
    select id, ${noeuds}::int[], ${marques}::int[], 'fr', true, ${stock}, ${format},
           case when ${jours > 0}::boolean then 'hebdomadaire' else 'aucune' end,
           case when ${jours > 0}::boolean then current_date end,
           now() - make_interval(days => ${jours}) - interval '2 hours'
      from utilisateur
     where email = ${ADMIN}
    returning id`);
  return id;
}

function write(tx: Tx, id: number, jours: number): Promise<void> {
  const maintenant = new Date(Date.now() - jours * JOUR_MS - JOUR_MS / 12);
  return writeSurPlace(tx, id, { url: URL_DEMO, maintenant });
}

async function insertEchec(tx: Tx): Promise<void> {
  await tx.execute(sql`
    insert into export_catalogue
      (utilisateur_id, langue, prix, stock, format, etat, motif, total, ecrits, demande_le, fini_le)
    select u.id, 'fr', true, true, 'bmecat', 'echec', 'disque-plein', a.nombre, a.nombre * 2 / 3,
           now() - interval '12 days', now() - interval '12 days' + interval '38 seconds'
      from utilisateur u, (select count(*) as nombre from article where not retire) as a
     where u.email = ${ADMIN}`);
}
