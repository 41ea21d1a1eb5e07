/** Buyers with baskets, as the rows of the basket need them. */
import { createHash } from 'node:crypto';
import type { Pool } from '@comptoir/server/db/pool.ts';
import { sql } from '@comptoir/server/db/sql.ts';
import type { Shop } from '../e2e/harness/shop.ts';

export interface Acheteur {
  headers: Record<string, string>;
  /** The cookie of their session, for a browser. */
  cookie: { name: string; value: string };
  chantierId: number;
  articleIds: number[];
}

/** Buyers of as many companies as there are, each with a basket of that many lines. */
export async function remplir(
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
  for (const { id } of personnes) acheteurs.push(await ouvrirAchat(shop, pool, id, articleIds));
  await pool.execute(sql`analyze panier, chantier, panier_ligne`);
  return acheteurs;
}

/** Opens the session of a buyer and fills their basket. */
export async function ouvrirAchat(
  shop: Shop,
  pool: Pool,
  utilisateurId: number,
  articleIds: number[],
): Promise<Acheteur> {
  const session = await fetch(`${shop.url}/api/session`);
  const { token } = (await session.json()) as { token: { access_token: string } };
  const [name = '', value = ''] =
    session.headers.getSetCookie()[0]?.split(';', 1)[0]?.split('=') ?? [];
  const hash = createHash('sha256').update(value).digest();
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
  return { headers, cookie: { name, value }, articleIds, chantierId: articles[0]?.chantierId ?? 0 };
}
