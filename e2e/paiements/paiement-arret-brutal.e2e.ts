/** A shop killed between a payment and its order: each payment that was taken has its order, once. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createPool, type Pool } from '../../packages/server/src/db/pool.ts';
import { sql } from '../../packages/server/src/db/sql.ts';
import { newBuyer, type Visitor } from '../../packages/server/tests/visitors.ts';
import { commencer, preparerCarte } from '../harness/paiement.ts';
import { makeDataFolder, startShop, type Shop } from '../harness/shop.ts';

const PAYEURS = 8;
const LIMIT_MS = 120_000;
const data = makeDataFolder();
let shop: Shop | undefined;
afterAll(async () => {
  await shop?.stop();
  rmSync(data, { recursive: true, force: true });
});

/** The database of the shop as it runs now. */
function openDatabase(): Pool {
  const read = (name: string) => readFileSync(join(data, 'postgres', name), 'utf8').trim();
  return createPool(`postgres://comptoir:${read('password')}@127.0.0.1:${read('port')}/comptoir`, {
    max: 2,
  });
}

async function withDatabase<T>(work: (pool: Pool) => Promise<T>): Promise<T> {
  const pool = openDatabase();
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
async function payer(url: string, adresse: string, carte: string): Promise<boolean> {
  try {
    const body = new URLSearchParams({ carte });
    const answer = await fetch(url + adresse, { method: 'POST', body, redirect: 'manual' });
    return answer.status === 303;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

it(
  'every payment the bank took has its order after kill -9, and no order is made twice',
  async () => {
    shop = await startShop({ data });
    const { url, port } = shop;
    const { articles } = (await (await fetch(`${url}/api/recherche?parPage=96`)).json()) as {
      articles: { id: number; multiple: number; minimum: number }[];
    };
    const seul = articles.find(({ multiple, minimum }) => multiple * minimum === 1);
    if (!seul) throw new Error('the demo sells nothing by the piece');
    const { cles, adresses, derniere } = await withDatabase(async (pool) => {
      const personnes = await listPersonnes(pool);
      expect(personnes).toHaveLength(PAYEURS);
      const ouverts = [];
      for (const { email } of personnes) {
        const buyer = await newBuyer({ url, pool }, email);
        await preparerCarte(buyer, seul.id);
        const key = await commencer(buyer, `essai-${email}`);
        ouverts.push({ key, adresse: await pageDeLaBanque(buyer, key) });
      }
      const { id } = await pool.one<{ id: number }>(
        sql`select coalesce(max(id), 0) as id from commande`,
      );
      return {
        derniere: id,
        cles: ouverts.map(({ key }) => key),
        adresses: ouverts.map(({ adresse }) => adresse),
      };
    });

    // Half of them call back, the others have to be asked.
    const pris = adresses.map((adresse, i) => payer(url, adresse, i % 2 ? 'muette' : 'acceptee'));
    await Promise.any(pris.map(async (prise) => (await prise) || Promise.reject(new Error())));
    await shop.kill('SIGKILL');
    const confirmes = await Promise.all(pris);

    shop = await startShop({ data, port });
    await withDatabase(async (pool) => {
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
      expect(acceptes).toEqual(
        expect.arrayContaining(cles.filter((_, i) => confirmes[i])) as string[],
      );
      const { n } = await pool.one<{ n: number }>(
        sql`select count(*) as n from commande where id > ${derniere}`,
      );
      expect(n).toBe(acceptes.length);
    });
  },
  2 * LIMIT_MS,
);
