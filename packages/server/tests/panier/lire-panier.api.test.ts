import { listerChantiers, type Chantier } from '@comptoir/contract/panier/chantiers.contract.ts';
import type { LignePanier } from '@comptoir/contract/panier/ligne.schema.ts';
import {
  lirePanier as readContrat,
  lireTarifPanier,
  listerArticlesPanier,
} from '@comptoir/contract/panier/panier.contract.ts';
import { Ajv } from 'ajv';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { startApi, type TestApi } from '../api.ts';
import { buildGolden, LEMAIRE, MOREL, type Golden } from '../articles/golden.ts';
import { newBuyer, newVisitor } from '../visitors.ts';
import { ajouter, cheminOf, written, lirePanier, siVersion } from './paniers.ts';

let api: TestApi;
let golden: Golden;
beforeAll(async () => {
  api = await startApi();
  golden = await buildGolden(api.pool);
});
afterAll(() => api.close());
beforeEach(() => api.pool.execute(sql`delete from panier`));

describe('the basket', () => {
  test('is empty before the first addition, and opens nothing', async () => {
    expect(await lirePanier(await newVisitor(api.url))).toMatchObject({
      id: null,
      version: '0-0',
      type: 'Commande',
      commentaire: '',
      nombreArticles: 0,
      coupon: null,
      chantiers: [],
    });
    expect(await api.pool.query(sql`select from panier`)).toHaveLength(0);
  });

  test('holds its chantiers with their lines, in the order they were added', async () => {
    const who = await newVisitor(api.url);
    await ajouter(who, golden.perceuse, 1, 'Lilas');
    await ajouter(who, golden.vis, 5);
    await ajouter(who, golden.vis, 2, 'Lilas');
    const panier = await lirePanier(who);
    expect(panier).toMatchObject({ id: expect.any(Number), nombreArticles: 3 });
    expect(panier.version).toBe(`${panier.id}-3`);
    expect(panier.chantiers).toMatchObject([
      { libelle: null, nombreArticles: 1, articles: [{ id: golden.vis, quantite: 5 }] },
      {
        libelle: 'Lilas',
        codeServiceChorus: null,
        numeroEngagement: null,
        referenceCommande: null,
        nombreArticles: 2,
        articles: [
          { id: golden.perceuse, quantite: 1 },
          { id: golden.vis, quantite: 2 },
        ],
      },
    ]);
    const chantiers = await (await who.call('GET', '/api/panier/chantiers')).json();
    expect(chantiers).toEqual(panier.chantiers);
    const lignes = await (await who.call('GET', '/api/panier/articles')).json();
    expect(lignes).toEqual(
      panier.chantiers.flatMap(({ id: chantierId, articles }) =>
        articles.map((ligne) => ({ chantierId, ...ligne })),
      ),
    );
  });

  test('prices each line for the quantity it holds', async () => {
    const who = await newVisitor(api.url);
    await ajouter(who, golden.vis, 4);
    await ajouter(who, golden.vis, 20, 'Lilas');
    const answer = await who.call('GET', '/api/panier/articles');
    expect((await answer.json()) as LignePanier[]).toMatchObject([
      {
        reference: 'VBF-05060-ZJ',
        traitCoupe: '',
        remise: null,
        retire: false,
        tarif: { origine: 'public', prixPublicHT: { montant: '20.9000' } },
        prixHT: { montant: '20.9000' },
        montantHT: { montant: '83.60', devise: 'EUR' },
      },
      {
        tarif: { origine: 'palier' },
        prixHT: { montant: '18.3900' },
        montantHT: { montant: '367.80' },
      },
    ]);
  });

  test('answers what its contract names and nothing else', async () => {
    const who = await newBuyer(api, MOREL);
    await ajouter(who, golden.perceuse);
    await ajouter(who, golden.vis, 6, 'Lilas');
    const ajv = new Ajv({ strict: false, removeAdditional: 'all' });
    for (const call of [readContrat, listerArticlesPanier, lireTarifPanier, listerChantiers]) {
      const answer: unknown = await (await who.call('GET', call.path)).json();
      const nettoyee = structuredClone(answer);
      const isValid = ajv.validate(call.answer, nettoyee);
      expect(isValid, JSON.stringify(ajv.errors)).toBe(true);
      expect(nettoyee).toEqual(answer);
    }
  });

  test('tells nobody the floor of a price', async () => {
    await api.pool.execute(sql`update tarif set plancher = 12.3456`);
    const who = await newBuyer(api, MOREL);
    await ajouter(who, golden.vis);
    for (const path of ['', '/chantiers', '/articles', '/tarif']) {
      const text = await (await who.call('GET', `/api/panier${path}`)).text();
      expect(text).not.toMatch(/plancher|12\.34/);
    }
    await api.pool.execute(sql`update tarif set plancher = 0`);
  });

  test('of a company that may only look is a quote', async () => {
    const who = await newBuyer(api, LEMAIRE);
    await ajouter(who, golden.vis);
    expect((await lirePanier(who)).type).toBe('Devis');
  });
});

describe('free carriage', () => {
  test('of a visitor is what the shop promises, less what they have', async () => {
    const who = await newVisitor(api.url);
    await ajouter(who, golden.vis, 2);
    expect((await lirePanier(who)).franco).toEqual({
      type: 0,
      seuil: { montant: '150.00', devise: 'EUR' },
      reste: { montant: '108.20', devise: 'EUR' },
      promotion: null,
      longsEnSus: false,
    });
  });

  test('of a company is what was agreed; the eco-participation does not count', async () => {
    await api.pool.execute(
      sql`update compte set franco = 1, franco_seuil = 300.5 where id = ${golden.morel}`,
    );
    const who = await newBuyer(api, MOREL);
    await ajouter(who, golden.perceuse, 2);
    expect((await lirePanier(who)).franco).toEqual({
      type: 1,
      seuil: { montant: '300.50', devise: 'EUR' },
      reste: { montant: '0.50', devise: 'EUR' },
      promotion: null,
      longsEnSus: false,
    });
    await ajouter(who, golden.perceuse);
    expect((await lirePanier(who)).franco.reste).toMatchObject({ montant: '0.00' });
  });

  test.each([
    [2, '0.00'],
    [3, '0.00'],
    [0, undefined],
  ])('of type %i without an amount leaves %s', async (type, reste) => {
    await api.pool.execute(
      sql`update compte set franco = ${type}, franco_seuil = null where id = ${golden.morel}`,
    );
    const { franco } = await lirePanier(await newBuyer(api, MOREL));
    expect(franco).toMatchObject({ type, seuil: null });
    expect(franco.reste?.montant).toBe(reste);
  });
});

describe('the ETag', () => {
  test.each(['', '/chantiers', '/articles', '/tarif'])(
    'of GET /api/panier%s spares what the caller has, until it changes',
    async (path) => {
      const who = await newVisitor(api.url);
      await ajouter(who, golden.vis);
      const get = (etag?: string) =>
        who.call('GET', `/api/panier${path}`, {
          headers: etag === undefined ? {} : { 'if-none-match': etag },
        });
      const etag = (await get()).headers.get('etag') ?? '';
      expect(etag).toMatch(/^"\d+-1-[\w-]+"$/);
      const again = await get(etag);
      expect(again.status).toBe(304);
      expect(await again.text()).toBe('');
      await ajouter(who, golden.vis);
      expect((await get(etag)).status).toBe(200);
    },
  );

  test('changes with the prices, and still names the version', async () => {
    const who = await newVisitor(api.url);
    const { version } = await ajouter(who, golden.vis);
    const before = (await who.call('GET', '/api/panier/tarif')).headers.get('etag');
    await api.pool.execute(sql`update tarif set prix = 21.9 where article_id = ${golden.vis}`);
    const answer = await who.call('GET', '/api/panier/tarif', {
      headers: { 'if-none-match': before ?? '' },
    });
    await api.pool.execute(sql`update tarif set prix = 20.9 where article_id = ${golden.vis}`);
    expect(answer.status).toBe(200);
    const after = answer.headers.get('etag') ?? '';
    expect(after).not.toBe(before);
    expect(after.startsWith(`"${version}-`)).toBe(true);
    const chemin = await cheminOf(who, golden.vis);
    await written(who.call('PATCH', `${chemin}?quantite=3`, { headers: { 'if-match': after } }));
  });

  test('of a change is the version it made', async () => {
    const who = await newVisitor(api.url);
    await ajouter(who, golden.vis);
    const chemin = await cheminOf(who, golden.vis);
    const answer = await who.call('PATCH', `${chemin}?quantite=3`);
    const { version } = (await answer.json()) as { version: string };
    expect(answer.headers.get('etag')).toBe(`"${version}"`);
    await written(who.call('PATCH', `${chemin}?quantite=4`, { headers: siVersion(version) }));
  });
});

test('chantiers that hold nothing are hidden', async () => {
  const who = await newVisitor(api.url);
  await ajouter(who, golden.vis, 1, 'Lilas');
  await ajouter(who, golden.vis, 1, 'Roses');
  await written(who.call('DELETE', await cheminOf(who, golden.vis)));
  const chantiers = (await (await who.call('GET', '/api/panier/chantiers')).json()) as Chantier[];
  expect(chantiers.map(({ libelle }) => libelle)).toEqual(['Roses']);
});
