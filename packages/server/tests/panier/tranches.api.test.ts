/** A large basket is read slice by slice: together they are the basket, and totals are always of all. */
import type { Panier } from '@comptoir/contract/panier/panier.contract.ts';
import { sumMontants } from '@comptoir/contract/argent.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { startApi, type TestApi } from '../api.ts';
import { newVisitor, type Visitor } from '../visitors.ts';
import { json, lirePanier, refusee } from './paniers.ts';

let api: TestApi;
let ids: number[];
let who: Visitor;

beforeAll(async () => {
  api = await startApi({}, { demo: true });
  const rows = await api.pool.query<{ id: number }>(sql`
    select id from article where not retire and trait_de_scie is null order by id limit 60`);
  ids = rows.map(({ id }) => id);
  who = await newVisitor(api.url);
  // The one without a name was filled first: it is shown last.
  await ajouter('', 30);
  await ajouter('?chantier=Villa', 60);
  await ajouter('?chantier=Garage', 20);
});
afterAll(() => api.close());

async function ajouter(query: string, nombre: number): Promise<void> {
  const lot = ids.slice(0, nombre).map((articleId) => ({ articleId, quantite: 1000 }));
  const answer = await who.call('PUT', `/api/panier/articles${query}`, json(lot));
  expect(answer.status, await answer.clone().text()).toBe(200);
}

async function tranche(query: string): Promise<Panier> {
  const answer = await who.call('GET', `/api/panier?${query}`);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.json()) as Panier;
}

const lues = ({ chantiers }: Panier) =>
  chantiers.map(({ libelle, articles }) => [libelle, articles.length]);

test('slices hold the lines in the order of the page, and together all of them', async () => {
  const entier = await lirePanier(who);
  const parties = [
    await tranche('nombre=50'),
    await tranche('depuis=50&nombre=40'),
    await tranche('depuis=90&nombre=40'),
  ];
  expect(parties.map(lues)).toEqual([
    [
      ['Villa', 50],
      ['Garage', 0],
      [null, 0],
    ],
    [
      ['Villa', 10],
      ['Garage', 20],
      [null, 10],
    ],
    [[null, 20]],
  ]);
  const ordre = ['Villa', 'Garage', null].flatMap(
    (nom) => entier.chantiers.find(({ libelle }) => libelle === nom)?.articles ?? [],
  );
  expect(parties.flatMap(({ chantiers }) => chantiers.flatMap(({ articles }) => articles))).toEqual(
    ordre,
  );
});

test('totals, counts and what each chantier comes to are of the whole basket', async () => {
  const { chantiers, ...entier } = await lirePanier(who);
  const { chantiers: parties, ...partie } = await tranche('depuis=50&nombre=40');
  expect(partie).toEqual(entier);
  expect(parties.map(({ nombreArticles }) => nombreArticles)).toEqual([60, 20, 30]);
  const sommes = Object.fromEntries(
    chantiers.map(({ libelle, articles }) => [
      String(libelle),
      sumMontants(
        articles.flatMap(({ montantHT }) => montantHT ?? []),
        entier.tarif.devise,
      ),
    ]),
  );
  expect(parties.map(({ libelle, totalHT }) => [libelle, totalHT])).toEqual([
    ['Villa', sommes['Villa']],
    // Whole: it can be added up.
    ['Garage', undefined],
    [null, sommes['null']],
  ]);
});

test('a basket that fits is told as ever, to the byte', async () => {
  const entier = await (await who.call('GET', '/api/panier')).text();
  const tenu = await (await who.call('GET', '/api/panier?nombre=110')).text();
  expect(tenu).toBe(entier);
  expect(entier).not.toContain('totalHT');
});

test('chantiers that follow are told up to a number', async () => {
  const lui = await newVisitor(api.url);
  for (let n = 0; n < 120; n++) {
    const lot = json([{ articleId: ids[0], quantite: 1000 }]);
    await lui.call('PUT', `/api/panier/articles?chantier=C${n}`, lot);
  }
  const answer = await lui.call('GET', '/api/panier?nombre=5');
  expect(lues((await answer.json()) as Panier)).toHaveLength(105);
});

test('the lines added last are told without the others', async () => {
  const answer = await who.call('GET', '/api/panier/articles?dernieres=3');
  const dernieres = (await answer.json()) as { id: number; ligneId: number }[];
  expect(dernieres.map(({ id }) => id)).toEqual(ids.slice(17, 20).toReversed());
});

test('a slice of nothing, or before the beginning, is refused', async () => {
  for (const query of ['nombre=0', 'depuis=-1&nombre=5', 'nombre=5001', 'depuis=a']) {
    expect(await refusee(who.call('GET', `/api/panier?${query}`))).toMatchObject({
      code: 'requete-invalide',
    });
  }
});
