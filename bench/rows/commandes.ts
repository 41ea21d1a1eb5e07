/** Placing orders; the list of a company that has ten thousand of them, with each filter. */
import { sql } from '@comptoir/server/db/sql.ts';
import type { Pool } from '@comptoir/server/db/pool.ts';
import type { Shop } from '../../e2e/harness/shop.ts';
import { remplir } from '../acheteurs.ts';
import { openDatabase } from '../comptes.ts';
import { measureLoad } from '../measured.ts';
import type { Row } from '../report.ts';
import { passerRows } from './commandes-passer.ts';

const SECONDS = { warmUp: 1, seconds: 3 };
const NOMBRE = 10_000;

const FILTRES = {
  'no filter': '',
  'last page': '?page=400',
  words: '?recherche=chantier%207',
  state: '?etat=livree',
  period: '?du=2025-01-01&au=2025-12-31',
  chantier: '?chantier=Chantier%207',
  amount: '?montantMin=200&montantMax=400',
  'by amount': '?tri=-montant',
} as const;

export async function commandesRows(shop: Shop): Promise<Row[]> {
  const database = await openDatabase(shop.data);
  try {
    const [acheteur] = await remplir(shop, database.pool, 1, 1);
    if (!acheteur) throw new Error('nobody buys');
    await multiplier(database.pool);
    const rows: Row[] = await passerRows(shop, database.pool);
    for (const [nom, query] of Object.entries(FILTRES)) {
      const measured = await measureLoad(
        shop,
        {
          connections: 1,
          next: () => ({ path: `/api/commandes${query}`, headers: acheteur.headers }),
          check: (status, body) => status === 200 && body.includes('"total":'),
        },
        SECONDS,
      );
      const name = `list of 10,000 orders, ${nom}`;
      rows.push({ name, value: measured.p95, unit: 'ms p95', bar: 30, ...measured });
    }
    return rows;
  } finally {
    await database.close();
  }
}

/** The orders of the demo, again and again, as those of the first company. */
async function multiplier(pool: Pool): Promise<void> {
  await pool.execute(sql`
    with premier as (
      select u.id, u.compte_id from utilisateur u
        join compte c on c.id = u.compte_id
       where u.etat = 'actif' and not c.bloque
       order by row_number() over (partition by u.compte_id order by u.id), u.id
       limit 1
    ),
    copies as (
      insert into commande (cle, numero, compte_id, utilisateur_id, etat, langue, passee_le,
        modifiee_le, mode_paiement, devise, marchandise_ht, port_ht, net_ht, ttc, tarif, livraison,
        contact, facturation, nombre_lignes, prevue_le, recherche)
      select md5(c.cle || n), 'X' || c.id || '-' || n, p.compte_id, p.id, 'livree', c.langue,
             c.passee_le - n * interval '5 hours', c.modifiee_le, c.mode_paiement, c.devise,
             c.marchandise_ht, c.port_ht, c.net_ht + n % 300, c.ttc, c.tarif, c.livraison,
             c.contact, c.facturation, c.nombre_lignes, c.prevue_le - n,
             c.recherche || ' chantier ' || n % 60
        from premier p, (select * from commande order by id limit 100) c,
             generate_series(1, ${NOMBRE / 100}) n
      returning id
    )
    insert into commande_chantier (commande_id, rang, libelle)
    select id, 0, 'Chantier ' || id % 60 from copies`);
  await pool.execute(sql`analyze commande, commande_chantier`);
}
