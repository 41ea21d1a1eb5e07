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
async function nomOf(delegueId: number): Promise<string> {
  const { nom } = await equipe.pool.one<{ nom: string }>(
    sql`select concat_ws(' ', prenom, nom) as nom from delegue where id = ${delegueId}`,
  );
  return nom;
}
const references = async (query: string) =>
  (await lister(query)).prix.map(({ article }) => article.reference);

test('net prices in force are listed, those that end first before the others', async () => {
  const { prix, jour, ...reste } = await lister();
  expect(reste).toMatchObject({ total: 3, expirants: 1, expires: 1, aRenouveler: 1 });
  expect(reste.delegue).toBe(await nomOf(equipe.dk07));
  expect(prix).toMatchObject([
    {
      article: { reference: 'PVX-18-60' },
      prixNetHT: { montant: '150.0000', devise: 'EUR' },
      prixPublicHT: { montant: '189.0000' },
      gainHT: { montant: '39.0000' },
      gain: '20.63',
      fin: jour,
      etat: 'expirant',
      demandeLe: null,
      aHistorique: true,
      achats: { nombre: 3 },
    },
    {
      article: { reference: 'SCI-190' },
      prixNetHT: { montant: '80.0000' },
      gain: '20',
      etat: 'en-vigueur',
      achats: null,
    },
    { article: { reference: 'DEF-8' }, fin: null, etat: 'en-vigueur' },
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
  expect(await references('?etat=expirant')).toEqual(['PVX-18-60']);
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
  expect(ligne).toMatch(/^SCI-190;\d+;'=SOMME\(A1\);Krafto;80,00;EUR;100,00;20,00;20,00;/);
  expect(reste).toEqual(['']);
});

test('a file has the columns asked for, in their order, and the articles chosen', async () => {
  const { prix } = await lister('?recherche=DEF-8');
  const chosen = `articleIds=${prix[0]?.article.id}&colonnes=fin&colonnes=prix`;
  const answer = await anne.call('GET', `/api/prix-negocies/export?format=csv&${chosen}`);
  const { data } = (await answer.json()) as { data: string };
  const [tetes, ...lignes] = Buffer.from(data, 'base64').toString().trim().split('\r\n');
  expect(tetes).toMatch(
    /;Marque;Début;Valable jusqu’au;Renouvellement demandé;Prix négocié HT;Devise$/,
  );
  expect(lignes).toEqual([expect.stringMatching(/^DEF-8;.*;Krafto;[\d/]{10};;;299,00;EUR$/)]);
});

test('what is over is listed apart, the last to end first, and spares nothing', async () => {
  const { pool, morel } = equipe;
  const rabot = await insertArticle(pool, 'RAB-82', 'electroportatif', 'krafto', '120.00');
  const lime = await insertArticle(pool, 'LIM-10', 'electroportatif', 'krafto', '12.00');
  await pool.execute(sql`
    insert into prix_negocie (compte_id, article_id, debut, fin, prix)
    values (${morel}, ${rabot}, ${JOUR} - 90, ${JOUR} - 31, 99),
      (${morel}, ${rabot}, ${JOUR} - 30, ${JOUR} - 1, 95),
      (${morel}, ${lime}, ${JOUR} - 90, ${JOUR} - 60, 9),
      (${morel}, (select id from article where reference = 'SCI-190'), ${JOUR} - 200, ${JOUR} - 100,
       88)`);
  const { prix, total, expires } = await lister('?etat=expire');
  expect({ total, expires }).toEqual({ total: 3, expires: 3 });
  // The box of screws ended yesterday too, and is the older article.
  expect(prix).toMatchObject([
    {
      article: { reference: 'RAB-82' },
      prixNetHT: { montant: '95.0000' },
      etat: 'expire',
      gainHT: null,
      aHistorique: true,
    },
    { article: { reference: 'VBF-05060-ZJ' } },
    { article: { reference: 'LIM-10' }, aHistorique: false },
  ]);
  expect(await references('?etat=expire&recherche=lim')).toEqual(['LIM-10']);
  expect((await lister()).total).toBe(3);
});

test('the history of a price tells what was paid, and what is agreed', async () => {
  const lue = async (reference: string, who = anne) => {
    const { id } = await equipe.pool.one<{ id: number }>(
      sql`select id from article where reference = ${reference}`,
    );
    return (await who.call('GET', `/api/prix-negocies/${id}/historique`)).json();
  };
  expect(await lue('SCI-190')).toMatchObject({
    prixPublicHT: { montant: '100.0000' },
    periodes: [
      { prixNetHT: { montant: '88.0000' } },
      { prixNetHT: { montant: '80.0000' } },
      { prixNetHT: { montant: '85.0000' }, fin: null },
    ],
  });
  // Changed where it stands, twice on one day: what held until then is kept, once.
  await equipe.pool.execute(sql`
    update prix_negocie set prix = 90 where prix = 80 and compte_id = ${equipe.morel}`);
  await equipe.pool.execute(sql`
    update prix_negocie set prix = 91 where prix = 90 and compte_id = ${equipe.morel}`);
  expect(await lue('SCI-190')).toMatchObject({
    periodes: [
      { prixNetHT: { montant: '88.0000' } },
      { prixNetHT: { montant: '80.0000' } },
      { prixNetHT: { montant: '91.0000' } },
      { prixNetHT: { montant: '85.0000' } },
    ],
  });
  // Taken away, it is told as what it was.
  await equipe.pool.execute(sql`delete from prix_negocie where prix = 95`);
  expect(await lue('RAB-82')).toMatchObject({
    periodes: [{ prixNetHT: { montant: '99.0000' } }, { prixNetHT: { montant: '95.0000' } }],
  });
  const lemaire = await newBuyer(equipe.api, LEMAIRE);
  expect(await lue('RAB-82', lemaire)).toMatchObject({ code: 'introuvable' });
});
