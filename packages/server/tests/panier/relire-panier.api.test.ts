import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql, type Sql } from '../../src/db/sql.ts';
import { startApi, type TestApi } from '../api.ts';
import { buildGolden, LEMAIRE, MOREL, type Golden } from '../articles/golden.ts';
import { newBuyer, newVisitor, type Visitor } from '../visitors.ts';
import { ajouter, avec as avecChange, lirePanier } from './paniers.ts';

/** With what a server keeps in memory, and the events that make it forget. */
let api: TestApi;
let golden: Golden;
let who: Visitor;
beforeAll(async () => {
  api = await startApi({}, { suivi: true });
  golden = await buildGolden(api.pool);
  await api.pool.execute(sql`
    update article set libelle_en = 'Drill' where id = ${golden.perceuse}`);
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.pool.execute(sql`delete from panier`);
  who = await newBuyer(api, MOREL);
  await ajouter(who, golden.perceuse, 2);
  await lirePanier(who);
});

const prix = async (visitor = who) =>
  (await lirePanier(visitor)).chantiers[0]?.articles[0]?.prixHT?.montant;

const avec = (change: Sql, retour: Sql, work: () => Promise<void>) =>
  avecChange(api.pool, [change, retour], work);

test('what was agreed with a company holds from the next read on', async () => {
  expect(await prix()).toBe('150.0000');
  await avec(
    sql`update prix_negocie set prix = prix - 1 where article_id = ${golden.perceuse}`,
    sql`update prix_negocie set prix = prix + 1 where article_id = ${golden.perceuse}`,
    async () => expect(await prix()).toBe('149.0000'),
  );
  expect(await prix()).toBe('150.0000');
});

test('a public price that changes is heard of', async () => {
  const visiteur = await newVisitor(api.url);
  await ajouter(visiteur, golden.perceuse);
  const avant = await prix(visiteur);
  await avec(
    sql`update tarif set prix = prix + 7 where article_id = ${golden.perceuse}`,
    sql`update tarif set prix = prix - 7 where article_id = ${golden.perceuse}`,
    async () => {
      await expect.poll(() => prix(visiteur)).not.toBe(avant);
    },
  );
  await expect.poll(() => prix(visiteur)).toBe(avant);
});

test('a company that becomes blocked asks for quotes from the next read on', async () => {
  expect((await lirePanier(who)).type).toBe('Commande');
  await avec(
    sql`update compte set bloque = true where id = ${golden.morel}`,
    sql`update compte set bloque = false where id = ${golden.morel}`,
    async () => expect((await lirePanier(who)).type).toBe('Devis'),
  );
  expect((await lirePanier(who)).type).toBe('Commande');
});

test('another device of the same person is told the same change', async () => {
  const telephone = await newBuyer(api, MOREL);
  expect((await lirePanier(telephone)).nombreArticles).toBe(1);
  await ajouter(who, golden.vis, 5);
  expect((await lirePanier(telephone)).nombreArticles).toBe(2);
});

test('each language has its words, and nobody is told the basket of another', async () => {
  const libelle = async (langue: string) => {
    const answer = await who.call('GET', '/api/panier', { headers: { 'accept-language': langue } });
    const { chantiers } = (await answer.json()) as Awaited<ReturnType<typeof lirePanier>>;
    return chantiers[0]?.articles[0]?.libelle;
  };
  expect(await libelle('fr')).not.toBe(await libelle('en'));
  const lemaire = await newBuyer(api, LEMAIRE);
  await ajouter(lemaire, golden.perceuse, 2);
  expect(await prix(lemaire)).not.toBe(await prix());
});
