import type { ListeAchats } from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { startApi, type TestApi } from '../api.ts';
import { buildGolden, MOREL } from '../articles/golden.ts';
import { connecter, insertMotDePasse } from '../identite/personnes.ts';
import { newVisitor, type Visitor } from '../visitors.ts';
import { importe } from './imports/envois.ts';
import { ajouter, couper, written, json, lirePanier, resumer } from './paniers.ts';

let api: TestApi;
/** Bars of 3 m. */
let barre: number;
let perceuse: number;
beforeAll(async () => {
  api = await startApi(
    {},
    {
      index: true,
      prepare: async (pool) => {
        ({ vis: barre, perceuse } = await buildGolden(pool));
        await insertMotDePasse(pool, MOREL);
        await pool.execute(sql`
          update article
             set trait_de_scie = 4, debit = 'barre', debit_longueur = 3000, prix_coupe = 1.20,
                 unite = 'barre', multiple = 1, minimum = 1
           where id = ${barre}`);
      },
    },
  );
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.pool.execute(sql`delete from panier`);
  await api.pool.execute(sql`delete from liste_achats`);
});

const signIn = (body: object = {}, from?: Visitor) =>
  connecter(api.url, { identifiant: MOREL, ...body }, from);

async function listeOf(who: Visitor): Promise<ListeAchats> {
  const listes = (await (await who.call('GET', '/api/listes-achats')).json()) as ListeAchats[];
  const [liste, ...autres] = listes;
  expect(autres).toEqual([]);
  if (!liste) throw new Error('no list');
  return liste;
}

async function remettre(who: Visitor, query = '') {
  const { id } = await listeOf(who);
  return importe(who.call('POST', `/api/panier/importer-liste?listeId=${id}${query}`));
}

/** `chantier: article×quantity cut list discount…`, chantiers with their references. */
async function tout(who: Visitor): Promise<string[]> {
  const { chantiers } = await lirePanier(who);
  return chantiers.map(({ libelle, articles, numeroEngagement, referenceCommande }) =>
    [
      `${[libelle ?? '-', numeroEngagement, referenceCommande].filter(Boolean).join('/')}:`,
      ...articles.map(
        ({ id, quantite, traitCoupe, remise }) =>
          `${id}×${quantite}${traitCoupe ? ` (${traitCoupe})` : ''}${remise ? ` -${remise}%` : ''}`,
      ),
    ].join(' '),
  );
}

/** A basket of their account with everything, put aside for that of the visit. */
async function ecarter(): Promise<{ who: Visitor; avant: string[] }> {
  const buyer = await signIn();
  await ajouter(buyer, barre, 4);
  await written(couper(buyer, barre, '3x1200+2x800', '&chutes=false'));
  await ajouter(buyer, barre, 2, 'Lilas');
  await ajouter(buyer, perceuse, 1, 'Roses');
  await api.pool.execute(sql`
    update panier_ligne set remise = 7.5 where article_id = ${perceuse}`);
  await api.pool.execute(sql`
    update chantier set numero_engagement = 'E-44', reference_commande = 'BC 12'
     where libelle = 'Roses'`);
  const avant = await tout(buyer);
  const visitor = await newVisitor(api.url);
  await ajouter(visitor, perceuse, 2);
  const who = await signIn({ panier: 'remplacer' }, visitor);
  expect(await resumer(who)).toEqual([`-: ${perceuse}×2`]);
  return { who, avant };
}

test('a basket put aside comes back with its chantiers, cut lists and references', async () => {
  const { who, avant } = await ecarter();
  await written(who.call('POST', '/api/panier/vider'));
  expect(await remettre(who)).toMatchObject({ importes: 4, nonImportes: [], avertis: [] });
  expect((await tout(who)).toSorted()).toEqual(avant.toSorted());
  const [chutes] = await api.pool.query<{ chutes: boolean }>(sql`
    select chutes from panier_ligne where trait_coupe <> ''`);
  expect(chutes).toEqual({ chutes: false });
});

test('it joins what the basket holds, where what is there keeps its own', async () => {
  const { who } = await ecarter();
  await ajouter(who, barre, 1, 'lilas');
  await remettre(who);
  expect((await tout(who)).toSorted()).toEqual([
    `-: ${perceuse}×2 ${barre}×4 ${barre}×2 (3x1200+2x800)`,
    `Roses/E-44/BC 12: ${perceuse}×1 -7.5%`,
    `lilas: ${barre}×3`,
  ]);
});

test('the discount a delegate gave goes back once, and not each time the list is taken', async () => {
  const { who } = await ecarter();
  await written(who.call('POST', '/api/panier/vider'));
  await remettre(who);
  await written(who.call('POST', '/api/panier/vider'));
  await remettre(who);
  expect(await tout(who)).toContain(`Roses/E-44/BC 12: ${perceuse}×1`);
});

test('it goes to one chantier where one is named', async () => {
  const { who } = await ecarter();
  await written(who.call('POST', '/api/panier/vider'));
  await remettre(who, '&chantier=Atelier');
  expect(await tout(who)).toEqual([
    `Atelier: ${barre}×6 ${perceuse}×1 -7.5% ${barre}×2 (3x1200+2x800)`,
  ]);
});

test('what can no longer be cut that way comes whole, and is told', async () => {
  const { who } = await ecarter();
  await written(who.call('POST', '/api/panier/vider'));
  await api.pool.execute(sql`update article set debit_longueur = 1000 where id = ${barre}`);
  try {
    await expect
      .poll(async () => (await remettre(who)).avertis)
      .toMatchObject([{ code: 'coupe-non-reprise', articleId: barre, ecrit: '3x1200+2x800' }]);
  } finally {
    await api.pool.execute(sql`update article set debit_longueur = 3000 where id = ${barre}`);
  }
});

test('a basket kept as a list keeps its cut lists and chantiers too', async () => {
  const who = await signIn();
  const articles = [
    { articleId: barre, quantite: 2, traitCoupe: '3x1200+2x800', chutes: false, chantier: 'Lilas' },
    { articleId: barre, quantite: 2, chantier: 'Lilas' },
    { articleId: perceuse, quantite: 1 },
  ];
  const faite = await who.call('POST', '/api/listes-achats', json({ libelle: 'A', articles }));
  expect(await faite.json()).toMatchObject({ nombreArticles: 3 });
  const { id } = await listeOf(who);
  // The same again adds up.
  await who.call('POST', `/api/listes-achats/${id}/articles`, json(articles));
  await remettre(who);
  expect((await tout(who)).toSorted()).toEqual([
    `-: ${perceuse}×2`,
    `Lilas: ${barre}×4 ${barre}×4 (6x1200+4x800)`,
  ]);
});
