/** Shopping lists: one of a thousand lines read by its page, one of five hundred put into the basket. */
import type { Pool } from '@comptoir/server/db/pool.ts';
import { sql } from '@comptoir/server/db/sql.ts';
import { LIGNES_PREMIERES } from '@comptoir/contract/panier/limites.ts';
import type { Shop } from '../../e2e/harness/shop.ts';
import { remplir, type Acheteur } from '../acheteurs.ts';
import { openDatabase } from '../comptes.ts';
import { measureLoad } from '../measured.ts';
import type { Row } from '../report.ts';

const SECONDS = { warmUp: 1, seconds: 4 };

export async function listesAchatsRows(shop: Shop): Promise<Row[]> {
  const database = await openDatabase(shop.data);
  try {
    const { pool } = database;
    const [acheteur] = await remplir(shop, pool, 1, 1);
    if (!acheteur) throw new Error('nobody buys');
    const mille = await creer(shop, pool, acheteur, 1000);
    const cinqCents = await creer(shop, pool, acheteur, 500);
    await pool.execute(sql`analyze liste_achats, liste_achats_ligne, liste_achats_chantier`);
    const { headers } = acheteur;
    const page = await measureLoad(
      shop,
      {
        connections: 1,
        next: () => ({ path: `/api/listes-achats/${mille}?nombre=${LIGNES_PREMIERES}`, headers }),
        check: (status, body) => status === 200 && body.includes('"nombreArticles":1000'),
      },
      SECONDS,
    );
    const index = await measureLoad(
      shop,
      {
        connections: 1,
        next: () => ({ path: `/api/listes-achats/valeurs?ids=${mille}&ids=${cinqCents}`, headers }),
        check: (status, body) => status === 200 && body.includes('"valeurHT"'),
      },
      SECONDS,
    );
    const panier = await measureLoad(
      shop,
      {
        connections: 1,
        next: () => ({
          method: 'POST',
          path: `/api/panier/importer-liste?listeId=${cinqCents}`,
          headers,
        }),
        check: (status, body) => status === 200 && body.includes('"importes":500'),
      },
      SECONDS,
    );
    const unit = 'ms p95';
    return [
      { name: 'list of 1,000 lines, as its page', value: page.p95, unit, bar: 40, ...page },
      { name: 'values of lists of 1,500 lines', value: index.p95, unit, bar: 40, ...index },
      { name: 'list of 500 lines into the basket', value: panier.p95, unit, bar: 150, ...panier },
    ];
  } finally {
    await database.close();
  }
}

/** In two sections, beside lines of none. */
async function creer(
  shop: Shop,
  pool: Pool,
  { headers }: Acheteur,
  lignes: number,
): Promise<number> {
  const articles = await pool.query<{ articleId: number }>(sql`
    select a.id as "articleId" from article a join tarif t on t.article_id = a.id
     where not a.retire and a.trait_de_scie is null
     order by md5(a.id::text) limit ${lignes}`);
  const answer = await fetch(`${shop.url}/api/listes-achats`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({
      libelle: 'Dépôt',
      articles: articles.map((article) => ({ ...article, quantite: 1 })),
    }),
  });
  if (!answer.ok) throw new Error(`the list answers ${answer.status}`);
  const { id } = (await answer.json()) as { id: number };
  await pool.execute(sql`
    insert into liste_achats_chantier (liste_id, rang, libelle, section)
    values (${id}, 1, 'Haut', true), (${id}, 2, 'Bas', true)`);
  await pool.execute(sql`
    update liste_achats_ligne set chantier_rang = nullif(rang % 3, 0) where liste_id = ${id}`);
  return id;
}
