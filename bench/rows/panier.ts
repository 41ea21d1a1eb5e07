/** Baskets of companies: adding to them, reading them with totals, changing one line of many. */
import { createHash } from 'node:crypto';
import type { Pool } from '@comptoir/server/db/pool.ts';
import { sql } from '@comptoir/server/db/sql.ts';
import type { Shop } from '../../e2e/harness/shop.ts';
import { openDatabase } from '../comptes.ts';
import { measureLoad } from '../measured.ts';
import type { Row } from '../report.ts';

const SECONDS = { warmUp: 4, seconds: 8 };
const CONNECTIONS = 16;
/** More than connections, so that few wait for the lock of one basket. */
const ACHETEURS = 32;

interface Acheteur {
  headers: Record<string, string>;
  chantierId: number;
  articleIds: number[];
}

export async function panierRows(shop: Shop): Promise<Row[]> {
  const database = await openDatabase(shop.data);
  try {
    const { pool } = database;
    return [
      await ajoutRow(shop, await remplir(shop, pool, ACHETEURS, 10)),
      await lectureRow(shop, await remplir(shop, pool, ACHETEURS, 50)),
      await modificationRow(shop, await remplir(shop, pool, 1, 200)),
    ];
  } finally {
    await database.close();
  }
}

async function ajoutRow(shop: Shop, acheteurs: readonly Acheteur[]): Promise<Row> {
  const measured = await measureLoad(
    shop,
    {
      connections: CONNECTIONS,
      next: (n) => {
        const { headers, articleIds } = tour(acheteurs, n);
        return { method: 'PUT', path: `/api/panier/articles/${tour(articleIds, n)}`, headers };
      },
      check: (status, body) => status === 200 && body.includes('"nombreArticles":10,'),
    },
    SECONDS,
  );
  return {
    name: 'add to a basket of 10 lines',
    value: measured.perSecond,
    unit: 'req/s',
    bar: 290,
    atLeast: true,
    ...measured,
  };
}

async function lectureRow(shop: Shop, acheteurs: readonly Acheteur[]): Promise<Row> {
  const measured = await measureLoad(
    shop,
    {
      connections: CONNECTIONS,
      next: (n) => ({ path: '/api/panier', headers: tour(acheteurs, n).headers }),
      check: (status, body) =>
        status === 200 && body.includes('"nombreArticles":50,') && body.includes('"ttc":'),
    },
    SECONDS,
  );
  return {
    name: 'read of a basket of 50 lines with totals',
    value: measured.perSecond,
    unit: 'req/s',
    bar: 560,
    atLeast: true,
    ...measured,
  };
}

async function modificationRow(shop: Shop, [acheteur]: readonly Acheteur[]): Promise<Row> {
  if (!acheteur) throw new Error('nobody has a basket');
  const { headers, articleIds, chantierId } = acheteur;
  const measured = await measureLoad(
    shop,
    {
      connections: 1,
      next: (n) => {
        const ligne = `/api/panier/chantiers/${chantierId}/articles/${tour(articleIds, n)}`;
        return { method: 'PATCH', path: `${ligne}?quantite=${1 + (n % 40)}`, headers };
      },
      check: (status, body) => status === 200 && body.includes('"nombreArticles":200,'),
    },
    SECONDS,
  );
  return {
    name: 'change of one line of 200',
    value: measured.p95,
    unit: 'ms p95',
    bar: 15,
    ...measured,
  };
}

function tour<T>(list: readonly T[], n: number): T {
  const item = list[n % list.length];
  if (item === undefined) throw new Error('an empty list');
  return item;
}

/** Buyers of as many companies as there are, each with a basket of that many lines. */
async function remplir(
  shop: Shop,
  pool: Pool,
  nombre: number,
  lignes: number,
): Promise<Acheteur[]> {
  const personnes = await pool.query<{ id: number }>(sql`
    select u.id from utilisateur u join compte c on c.id = u.compte_id
     where u.etat = 'actif' and not c.bloque
     order by row_number() over (partition by u.compte_id order by u.id), u.id
     limit ${nombre}`);
  const ids = await pool.query<{ id: number }>(sql`
    select a.id from article a join tarif t on t.article_id = a.id
     where not a.retire
     order by md5(a.id::text) limit ${lignes}`);
  const articleIds = ids.map(({ id }) => id);
  await pool.execute(sql`delete from panier`);
  const acheteurs: Acheteur[] = [];
  for (const { id } of personnes) acheteurs.push(await ouvrir(shop, pool, id, articleIds));
  await pool.execute(sql`analyze panier, chantier, panier_ligne`);
  return acheteurs;
}

async function ouvrir(
  shop: Shop,
  pool: Pool,
  utilisateurId: number,
  articleIds: number[],
): Promise<Acheteur> {
  const session = await fetch(`${shop.url}/api/session`);
  const { token } = (await session.json()) as { token: { access_token: string } };
  const cookie = session.headers.getSetCookie()[0]?.split(';', 1)[0]?.split('=')[1] ?? '';
  const hash = createHash('sha256').update(cookie).digest();
  await pool.execute(
    sql`update session set utilisateur_id = ${utilisateurId} where jeton_hash = ${hash}`,
  );
  const headers = { authorization: `Bearer ${token.access_token}` };
  const answer = await fetch(`${shop.url}/api/panier/articles`, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(articleIds.map((articleId) => ({ articleId, quantite: 1 }))),
  });
  if (!answer.ok) throw new Error(`the basket answers ${answer.status}`);
  const { articles } = (await answer.json()) as { articles: { chantierId: number }[] };
  return { headers, articleIds, chantierId: articles[0]?.chantierId ?? 0 };
}
