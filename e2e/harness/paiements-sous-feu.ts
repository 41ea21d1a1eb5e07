/** Payments under way when the shop is killed: each one the bank took has its order, once. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { createPool, type Pool } from '../../packages/server/src/db/pool.ts';
import { sql } from '../../packages/server/src/db/sql.ts';
import { newBuyer, type Visitor } from '../../packages/server/tests/visitors.ts';
import { commencer, preparerCarte } from './paiement.ts';
import type { Shop } from './shop.ts';

const PAYEURS = 8;

export interface Paiements {
  /** Pays all of them, and waits for the first that the bank took. */
  payer: () => Promise<void>;
  /** On the shop that starts again after this one. */
  verifier: (again: Shop) => Promise<void>;
}

/** With a connection to the database of the shop as it runs now. */
async function withDatabase<T>({ data }: Shop, work: (pool: Pool) => Promise<T>): Promise<T> {
  const read = (name: string) => readFileSync(join(data, 'postgres', name), 'utf8').trim();
  const pool = createPool(
    `postgres://comptoir:${read('password')}@127.0.0.1:${read('port')}/comptoir`,
    { max: 2 },
  );
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}

/** People of as many companies. */
function listPersonnes(pool: Pool): Promise<{ email: string }[]> {
  return pool.query(sql`
    select min(u.email) as email
      from utilisateur u join compte c on c.id = u.compte_id
     where u.etat = 'actif' and not c.bloque and not c.secteur_public and u.role = 'administrateur'
       and not exists (select from utilisateur autre where autre.email = u.email and autre.id <> u.id)
     group by c.id
     order by c.id
     limit ${PAYEURS}`);
}

async function pageDeLaBanque(buyer: Visitor, key: string): Promise<string> {
  const answer = await buyer.call('GET', `/api/paiements/${key}`);
  const { adresse } = (await answer.json()) as { adresse: string | null };
  if (adresse === null) throw new Error('no page of the bank');
  return adresse;
}

/** True once the bank has said that it took the card; the shop may be killed before it says so. */
async function presenter(url: string, adresse: string, carte: string): Promise<boolean> {
  try {
    const body = new URLSearchParams({ carte });
    const answer = await fetch(url + adresse, { method: 'POST', body, redirect: 'manual' });
    return answer.status === 303;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** One for each of some companies, up to the page of the bank. */
export async function preparerPaiements(shop: Shop, articleId: number): Promise<Paiements> {
  const { url } = shop;
  const { ouverts, derniere } = await withDatabase(shop, async (pool) => {
    const personnes = await listPersonnes(pool);
    expect(personnes).toHaveLength(PAYEURS);
    const prets = [];
    for (const { email } of personnes) {
      const buyer = await newBuyer({ url, pool }, email);
      await preparerCarte(buyer, articleId);
      const cle = await commencer(buyer, `essai-${email}`);
      prets.push({ cle, adresse: await pageDeLaBanque(buyer, cle) });
    }
    const { id } = await pool.one<{ id: number }>(
      sql`select coalesce(max(id), 0) as id from commande`,
    );
    return { ouverts: prets, derniere: id };
  });
  let pris: Promise<boolean>[] = [];
  return {
    async payer() {
      // Half of them call back, the others have to be asked.
      pris = ouverts.map(({ adresse }, i) =>
        presenter(url, adresse, i % 2 ? 'muette' : 'acceptee'),
      );
      await Promise.any(pris.map(async (prise) => (await prise) || Promise.reject(new Error())));
    },
    async verifier(again) {
      const confirmes = await Promise.all(pris);
      const cles = ouverts.map(({ cle }) => cle);
      await withDatabase(again, (pool) =>
        verifierCommandes(pool, cles, derniere, (i) => confirmes[i] ?? false),
      );
    },
  };
}

async function verifierCommandes(
  pool: Pool,
  cles: readonly string[],
  derniere: number,
  isConfirme: (rang: number) => boolean,
): Promise<void> {
  // Neither the minutes after which the job asks nor its own turn are waited for.
  await pool.execute(sql`update paiement set interroge_le = now() - interval '10 minutes'`);
  await pool.execute(sql`select graphile_worker.add_job('paiements-suivre', '{}')`);
  const etats = () =>
    pool.query<{ cle: string; banque: string; etat: string; commandes: number }>(sql`
      select p.cle, b.etat as banque, p.etat,
             (select count(*) from commande c where c.id = p.commande_id) as commandes
        from paiement p join banque_essai_paiement b on b.cle = p.cle
       where p.cle = any (${cles}::text[])`);
  await expect
    .poll(async () => (await etats()).filter(({ banque, etat }) => banque !== etat), {
      timeout: 90_000,
      interval: 500,
    })
    .toEqual([]);
  const finals = await etats();
  for (const { etat, commandes } of finals) expect(commandes).toBe(etat === 'accepte' ? 1 : 0);
  const acceptes = finals.filter(({ etat }) => etat === 'accepte').map(({ cle }) => cle);
  const confirmes = cles.filter((_, rang) => isConfirme(rang));
  expect(acceptes).toEqual(expect.arrayContaining(confirmes) as string[]);
  const { n } = await pool.one<{ n: number }>(
    sql`select count(*) as n from commande where id > ${derniere}`,
  );
  expect(n).toBe(acceptes.length);
}
