/** Lists of a company with ten thousand orders and as many quotes: each filter, each order, far on. */
import { setTimeout as delay } from 'node:timers/promises';
import { TRIS_COMMANDES } from '@comptoir/contract/commandes/commandes.contract.ts';
import { TRIS_DEVIS } from '@comptoir/contract/devis/devis.contract.ts';
import type { Pool } from '@comptoir/server/db/pool.ts';
import { sql, type Sql } from '@comptoir/server/db/sql.ts';
import type { Shop } from '../../e2e/harness/shop.ts';
import { remplir, type Acheteur } from '../acheteurs.ts';
import { measureLoad } from '../measured.ts';
import type { Row } from '../report.ts';

const SECONDS = { warmUp: 0.5, seconds: 2 };
const COPIES = 100;
const DERNIERE_PAGE = 390;
const MAX_VACUUMS = 30;

const FILTRES_COMMANDES = {
  'no filter': '',
  words: 'recherche=chantier%207',
  'a word nobody wrote': 'recherche=introuvable',
  state: 'etat=livree',
  'two states': 'etat=livree&etat=annulee',
  period: 'du=2025-01-01&au=2025-12-31',
  chantier: 'chantier=Chantier%207',
  amount: 'montantMin=200&montantMax=400',
  'to approve': 'aValider=true',
  'words, state, period, amount':
    'recherche=chantier&etat=livree&du=2024-01-01&au=2026-12-31&montantMin=10&montantMax=5000',
};

const FILTRES_DEVIS = {
  'no filter': '',
  words: 'recherche=chantier%207',
  'a word nobody wrote': 'recherche=introuvable',
  state: 'etat=expire',
  'two states': 'etat=propose&etat=accepte',
  period: 'du=2025-01-01&au=2025-12-31',
};

interface Liste {
  quoi: string;
  path: string;
  filtres: Readonly<Record<string, string>>;
  tris: readonly string[];
}

export async function listesRows(shop: Shop, pool: Pool): Promise<Row[]> {
  const [acheteur] = await remplir(shop, pool, 1, 1);
  if (!acheteur) throw new Error('nobody buys');
  await multiplierCommandes(pool);
  await multiplierDevis(pool);
  await vieillir(pool);
  const { id } = await pool.one<{ id: number }>(sql`select id from ${PREMIER} premier`);
  const commandes = {
    quoi: 'orders',
    path: '/api/commandes',
    filtres: { ...FILTRES_COMMANDES, person: `auteurId=${id}` },
    tris: TRIS_COMMANDES,
  };
  const devis = {
    quoi: 'quotes',
    path: '/api/devis',
    filtres: FILTRES_DEVIS,
    tris: TRIS_DEVIS,
  };
  return [
    ...(await listeRows(shop, acheteur, commandes)),
    ...(await listeRows(shop, acheteur, devis)),
  ];
}

async function listeRows(
  shop: Shop,
  { headers }: Acheteur,
  { quoi, path, filtres, tris }: Liste,
): Promise<Row[]> {
  const loin = tris.map((tri) => [`by ${tri}, far`, `tri=${tri}&page=${DERNIERE_PAGE}`] as const);
  const rows: Row[] = [];
  for (const [nom, query] of [...Object.entries(filtres), ...loin]) {
    const measured = await measureLoad(
      shop,
      {
        connections: 1,
        next: () => ({ path: `${path}?${query}`, headers }),
        check: (status, body) => status === 200 && body.includes('"total":'),
      },
      SECONDS,
    );
    const name = `10,000 ${quoi}, ${nom}`;
    rows.push({ name, value: measured.p95, unit: 'ms p95', bar: 30, ...measured });
  }
  return rows;
}

/** Who `remplir` gives the first basket to. */
const PREMIER: Sql = sql`(
  select u.id, u.compte_id from utilisateur u
    join compte c on c.id = u.compte_id
   where u.etat = 'actif' and not c.bloque
   order by row_number() over (partition by u.compte_id order by u.id), u.id
   limit 1)`;

/** The orders of the demo, again and again, as those of the first company. */
async function multiplierCommandes(pool: Pool): Promise<void> {
  await pool.execute(sql`
    with copies as (
      insert into commande (cle, numero, compte_id, utilisateur_id, etat, langue, passee_le,
        modifiee_le, mode_paiement, devise, marchandise_ht, port_ht, net_ht, ttc, tarif, livraison,
        contact, facturation, nombre_lignes, prevue_le, recherche)
      select md5(c.cle || n), 'X' || c.id || '-' || n, p.compte_id, p.id,
             case when n % 10 = 0 then 'annulee' else 'livree' end, c.langue,
             c.passee_le - n * interval '5 hours', c.modifiee_le, c.mode_paiement, c.devise,
             c.marchandise_ht, c.port_ht, c.net_ht + n % 300, c.ttc, c.tarif, c.livraison,
             c.contact, c.facturation, c.nombre_lignes, c.prevue_le - n,
             c.recherche || ' chantier ' || n % 60
        from ${PREMIER} p, (select * from commande order by id limit 100) c,
             generate_series(1, ${COPIES}) n
      returning id
    )
    insert into commande_chantier (commande_id, rang, libelle)
    select id, 0, 'Chantier ' || id % 60 from copies`);
}

async function multiplierDevis(pool: Pool): Promise<void> {
  await pool.execute(sql`
    insert into devis (cle, numero, compte_id, utilisateur_id, etat, langue, demande_le, modifie_le,
      valable_jusqu, livraison, contact, facturation, devise, net_ht, ttc, nombre_lignes, chantiers,
      recherche, motif)
    select md5(d.cle || n), 'X' || d.id || '-' || n, p.compte_id, p.id, d.etat, d.langue,
           d.demande_le - n * interval '3 hours', d.modifie_le, d.valable_jusqu - n, d.livraison,
           d.contact, d.facturation, d.devise, d.net_ht + n % 300, d.ttc, d.nombre_lignes,
           d.chantiers, d.recherche || ' chantier ' || n % 60, d.motif
      from ${PREMIER} p, generate_series(1, 10000) n
      join (select *, row_number() over (order by id) - 1 as rang, count(*) over () as nombre
              from devis) d on n % d.nombre = d.rang`);
}

/**
 * As what was ordered over the years: indexes answer alone for pages that everyone sees whole, which
 * those just written are not while anybody still reads what was there before.
 */
async function vieillir(pool: Pool): Promise<void> {
  for (let essai = 0; essai < MAX_VACUUMS; essai++) {
    await pool.execute(sql`vacuum analyze commande, commande_chantier, devis`);
    const { reste } = await pool.one<{ reste: boolean }>(sql`
      select bool_or(relallvisible < 0.98 * relpages) as reste from pg_class
       where oid in ('commande'::regclass, 'commande_chantier'::regclass, 'devis'::regclass)`);
    if (!reste) return;
    await delay(1000);
  }
  throw new Error('somebody reads for too long: the tables are not vacuumed');
}
