import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import type { listerPrixNegocies } from '@comptoir/contract/tarif-compte/prix-negocies.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { insertArticle, LEMAIRE, MOREL } from '../articles/golden.ts';
import { agirPour, PATRON, signIn, startEquipe, type Equipe } from '../delegue/equipe.ts';
import { newBuyer, newVisitor, type Visitor } from '../visitors.ts';

type Liste = CallAnswer<typeof listerPrixNegocies>;

let equipe: Equipe;
let anne: Visitor;
const JOUR = sql`(now() at time zone 'Europe/Paris')::date`;

/** The drill at 150.00 ends today; a saw at 80.00 of 100.00 in ninety days; a router never. */
beforeAll(async () => {
  equipe = await startEquipe();
  const { pool, morel, lemaire, perceuse } = equipe;
  const scie = await insertArticle(pool, 'SCI-190', 'electroportatif', 'krafto', '100.00');
  const defonceuse = await insertArticle(pool, 'DEF-8', 'electroportatif', 'krafto', '300.00');
  await pool.execute(sql`
    insert into prix_negocie (compte_id, article_id, debut, fin, prix)
    values (${morel}, ${scie}, ${JOUR} - 1, ${JOUR} + 90, 80),
      (${morel}, ${scie}, ${JOUR} + 91, null, 85),
      (${morel}, ${defonceuse}, ${JOUR}, null, 299),
      (${lemaire}, ${scie}, ${JOUR} - 1, ${JOUR} + 10, 70)`);
  await pool.execute(sql`
    update article set libelle_fr = 'Scie circulaire à éclats' where id = ${scie}`);
  await pool.execute(sql`
    insert into achat (compte_id, article_id, nombre, quantite, dernier_le)
    values (${morel}, ${perceuse}, 3, 5, ${JOUR} - 2)`);
  anne = await newBuyer(equipe.api, MOREL);
});
afterAll(() => equipe.api.close());

async function lister(query = '', who: Visitor = anne): Promise<Liste> {
  const answer = await who.call('GET', `/api/prix-negocies${query}`);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.json()) as Liste;
}
const references = async (query: string) =>
  (await lister(query)).prix.map(({ article }) => article.reference);

test('net prices in force are listed, those that end first before the others', async () => {
  const { prix, total, expirants, jour } = await lister();
  expect({ total, expirants }).toEqual({ total: 3, expirants: 1 });
  expect(prix).toMatchObject([
    {
      article: { reference: 'PVX-18-60' },
      prixNetHT: { montant: '150.0000', devise: 'EUR' },
      prixPublicHT: { montant: '189.0000' },
      gainHT: { montant: '39.0000' },
      gain: '20.63',
      fin: jour,
      isExpirant: true,
      achats: { nombre: 3 },
    },
    {
      article: { reference: 'SCI-190' },
      prixNetHT: { montant: '80.0000' },
      gain: '20',
      isExpirant: false,
      achats: null,
    },
    { article: { reference: 'DEF-8' }, fin: null, isExpirant: false },
  ]);
});

test('the price of the list is the one the article is sold at', async () => {
  for (const { article, prixNetHT } of (await lister()).prix) {
    expect(article.tarif).toMatchObject({ origine: 'negocie', prixNetHT });
  }
});

test('they are found by reference, EAN and words of the label, without accents', async () => {
  expect(await references('?recherche=sci-190')).toEqual(['SCI-190']);
  expect(await references('?recherche=ECLATS%20circulaire')).toEqual(['SCI-190']);
  expect(await references('?recherche=rabot')).toEqual([]);
  expect(await references('?recherche=%25')).toHaveLength(3);
  const { ean } = await equipe.pool.one<{ ean: string }>(
    sql`select ean from article where reference = 'DEF-8'`,
  );
  expect(await references(`?recherche=${ean}`)).toEqual(['DEF-8']);
});

test('they are narrowed to those about to expire, and ordered', async () => {
  expect(await references('?expirant=true')).toEqual(['PVX-18-60']);
  expect(await references('?tri=-fin')).toEqual(['DEF-8', 'SCI-190', 'PVX-18-60']);
  expect(await references('?tri=reference')).toEqual(['DEF-8', 'PVX-18-60', 'SCI-190']);
  expect(await references('?tri=prix')).toEqual(['SCI-190', 'PVX-18-60', 'DEF-8']);
  expect(await references('?tri=-gain')).toEqual(['PVX-18-60', 'SCI-190', 'DEF-8']);
  expect((await lister('?page=2')).prix).toEqual([]);
});

test('everyone of the company reads them, a delegate who acts for it, and nobody else', async () => {
  expect((await lister('', await newBuyer(equipe.api, PATRON))).total).toBe(3);
  const dk07 = await signIn(equipe, 'DK07');
  expect(await (await dk07.call('GET', '/api/prix-negocies')).json()).toMatchObject({
    code: 'sans-client',
  });
  expect((await lister('', await agirPour(equipe, dk07, MOREL))).total).toBe(3);
  // A company that may only look, billed in pounds.
  const { prix } = await lister('', await newBuyer(equipe.api, LEMAIRE));
  expect(prix).toMatchObject([
    { article: { reference: 'SCI-190' }, prixNetHT: { montant: '59.5000', devise: 'GBP' } },
  ]);
  const visiteur = await newVisitor(equipe.api.url);
  expect((await visiteur.call('GET', '/api/prix-negocies')).status).toBe(401);
});

test('no shared cache keeps them', async () => {
  for (const path of ['', '/export?format=csv']) {
    const { headers } = await anne.call('GET', `/api/prix-negocies${path}`);
    expect(headers.get('cache-control'), path).toMatch(/no-store|private/);
  }
});

test('a file holds what the filters leave, and runs no formula', async () => {
  await equipe.pool.execute(
    sql`update article set libelle_fr = '=SOMME(A1)' where reference = 'SCI-190'`,
  );
  const answer = await anne.call('GET', '/api/prix-negocies/export?format=csv&recherche=SCI');
  const { data, name } = (await answer.json()) as { data: string; name: string };
  expect(name).toMatch(/^prix-negocies-\d{4}-\d\d-\d\d\.csv$/);
  const [, ligne, ...reste] = Buffer.from(data, 'base64').toString().split('\r\n');
  expect(ligne).toMatch(/^SCI-190;\d+;'=SOMME\(A1\);Krafto;80,00;100,00;20,00;20,00;EUR;/);
  expect(reste).toEqual(['']);
});
