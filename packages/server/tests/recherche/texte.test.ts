/** Words asked of the index in its thread, over the small demo, as it changes. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { silentLog } from '../../src/db/log.ts';
import { sql } from '../../src/db/sql.ts';
import { createBus, type Bus } from '../../src/outbox/bus.ts';
import type { DemandeListing } from '../../src/recherche/index/demande-listing.ts';
import { createListingIndex, type ListingIndex } from '../../src/recherche/index/listing-index.ts';
import { createDatabase, type TestDatabase } from '../database.ts';

const SHOWN = { timeout: 1000, interval: 10 };
/** An answer to anything, on a machine that has other things to do. */
const BOUND_MS = 1000;

describe('words asked of the index', () => {
  let base: TestDatabase;
  let bus: Bus;
  let index: ListingIndex;

  beforeAll(async () => {
    base = await createDatabase({ demo: true });
    bus = await createBus({ pool: base.pool, log: silentLog });
    index = createListingIndex({ pool: base.pool, bus, log: silentLog });
    await index.construit;
  }, 60_000);
  afterAll(async () => {
    await index.close();
    await bus.close();
    await base.drop();
  });

  const ask = (
    q: string,
    options: Partial<DemandeListing['query']> = {},
    who: Partial<DemandeListing> = {},
  ) => index.lister({ query: { q, ...options }, langue: 'fr', devise: 'EUR', ...who });
  const labels = async (ids: readonly number[], langue: Locale = 'fr') => {
    const rows = await base.pool.query<{ id: number; fr: string; en: string; es: string }>(sql`
      select id, libelle_fr as fr, libelle_en as en, libelle_es as es
        from article where id = any (${ids}::int[])`);
    return ids.map((id) => rows.find((row) => row.id === id)?.[langue] ?? '');
  };
  const oneArticle = () =>
    base.pool.one<{ id: number; reference: string; ean: string; fournisseur: string }>(sql`
      select id, reference, ean, reference_fournisseur as fournisseur
        from article where not retire order by id limit 1`);

  it('name an article by our reference, its EAN or the maker’s, however they are written', async () => {
    const { id, reference, ean, fournisseur } = await oneArticle();
    const written = [
      reference,
      reference.toLowerCase(),
      reference.replaceAll('-', ' '),
      reference.replaceAll('-', ''),
      ean,
      `0${ean}`,
      `(01)0${ean}`,
      fournisseur,
    ];
    for (const q of written) {
      const { designe, ids } = await ask(q);
      expect({ q, designe, first: ids[0] }).toEqual({ q, designe: id, first: id });
    }
  });

  it('find by the beginning and by a part of a reference', async () => {
    const { reference } = await oneArticle();
    const references = async (q: string) => {
      const { ids } = await ask(q);
      const rows = await base.pool.query<{ reference: string }>(
        sql`select reference from article where id = any (${ids}::int[])`,
      );
      return rows.map((row) => row.reference.replaceAll('-', ''));
    };
    const code = reference.replaceAll('-', '');
    const begun = await references(code.slice(0, 6));
    expect(begun.length).toBeGreaterThan(0);
    expect(begun.every((un) => un.startsWith(code.slice(0, 6)))).toBe(true);
    expect(await references(code.slice(2, 9))).toContain(code);
  });

  it('recognise the codes of an order, and propose where they do not', async () => {
    const { id, reference, ean } = await oneArticle();
    const answer = await index.reconnaitre({
      codes: [reference, ean, `${reference}9`, ''],
      langue: 'fr',
    });
    expect(answer.slice(0, 2)).toEqual([
      { articleId: id, par: 'reference', propositions: [] },
      { articleId: id, par: 'ean', propositions: [] },
    ]);
    expect(answer[2]).toMatchObject({ articleId: null, par: null });
    expect(answer[2]?.propositions).toContain(id);
    expect(answer[3]).toEqual({ articleId: null, par: null, propositions: [] });
  });

  it('give hammers before what belongs to a hammer', async () => {
    const [first] = await labels((await ask('marteau')).ids);
    expect(first).toMatch(/^Marteau/);
  });

  it('are corrected openly, and not when they are meant', async () => {
    const { total, lecture } = await ask('marteua');
    expect(total).toBeGreaterThan(0);
    expect(lecture).toMatchObject({ correction: 'marteau', sansMots: [] });
    const exact = await ask('marteua', { exact: true });
    expect(exact).toMatchObject({ total: 0, lecture: { propositions: ['marteau'] } });
  });

  it('of which two are misspelt are a name once one of them is put right', async () => {
    const { lecture, ids } = await ask('clef allene');
    expect(lecture).toMatchObject({ correction: 'clé allene', sansMots: [] });
    expect((await labels(ids))[0]).toContain('six pans');
  });

  it('that are found nowhere are left out openly', async () => {
    const { total } = await ask('marteau');
    expect(await ask('zzzz marteau')).toMatchObject({ total, lecture: { sansMots: ['zzzz'] } });
    expect(await ask('zzzz')).toMatchObject({ total: 0, ids: [], lecture: { sansMots: [] } });
  });

  it('are found in any language, whatever that of the page', async () => {
    for (const q of ['hammer', 'martillo']) {
      const [first] = await labels((await ask(q)).ids, q === 'hammer' ? 'en' : 'es');
      expect(first?.toLowerCase()).toContain(q);
    }
  });

  it('are narrowed down by the filters and the part of the tree, with their counts', async () => {
    const all = await ask('vis', { parPage: 1 });
    const [rayon] = all.rayons;
    expect(rayon?.nombre).toBeLessThanOrEqual(all.total);
    const part = await ask('vis', { noeud: rayon?.id ?? 0 });
    expect(part.total).toBe(rayon?.nombre);
    const brand = all.facettes.find(({ code }) => code === 'marque')?.valeurs[0];
    const branded = await ask('vis', { marque: brand?.valeur ?? '' });
    expect(branded).toMatchObject({ total: brand?.nombre, totalSansFiltre: all.total });
  });

  it('begin with what the company buys, among answers as good', async () => {
    const { ids } = await ask('vis', { parPage: 96 });
    const habit = ids[20] ?? 0;
    const { ids: own } = await ask('vis', { parPage: 96 }, { habitudes: [habit] });
    expect(own.indexOf(habit)).toBeLessThan(ids.indexOf(habit));
    // Nobody else gets that answer.
    expect((await ask('vis', { parPage: 96 })).ids).toEqual(ids);
  });

  it('name what the company itself calls so', async () => {
    const { id } = await oneArticle();
    const answer = await ask('notre colle à nous', {}, { codes: [id] });
    expect(answer).toMatchObject({ ids: [id], total: 1, designe: id });
  });

  it('propose while they are typed', async () => {
    const { ids, total, noeuds } = await index.suggerer({ q: 'perc', langue: 'fr' });
    expect(total).toBeGreaterThan(0);
    expect(noeuds.length).toBeGreaterThan(0);
    for (const label of await labels(ids)) expect(label.toLowerCase()).toContain('perc');
  });

  it('show a new label within a second, and no longer the old one', async () => {
    const { id } = await oneArticle();
    const found = async (q: string) => (await ask(q, { exact: true })).ids;
    const { ancien } = await base.pool.one<{ ancien: string }>(
      sql`select libelle_fr as ancien from article where id = ${id}`,
    );
    await base.pool.execute(
      sql`update article set libelle_fr = 'Zigouigoui chromé' where id = ${id}`,
    );
    await expect.poll(() => found('zigouigouis'), SHOWN).toEqual([id]);
    await base.pool.execute(sql`update article set libelle_fr = ${ancien} where id = ${id}`);
    await expect.poll(() => found('zigouigoui'), SHOWN).toEqual([]);
  });

  it('show a new reference within a second', async () => {
    const { id, reference } = await oneArticle();
    const set = (value: string) =>
      base.pool.execute(sql`update article set reference = ${value} where id = ${id}`);
    await set('QZ-77-QZ');
    await expect.poll(async () => (await ask('qz77qz')).designe, SHOWN).toBe(id);
    expect((await ask(reference)).designe).toBeNull();
    await set(reference);
    await expect.poll(async () => (await ask(reference)).designe, SHOWN).toBe(id);
  });

  it.each([
    ['10,000 signs', 'vis '.repeat(2500)],
    ['one word of 10,000 letters', 'a'.repeat(10_000)],
    ['signs of patterns', '(a+)+$ .* [^x] \\d{1000} ((((('],
    ['emoji and control signs', '🔨🔩\u0000\u0007\u200b\ud800 vis \u202e'],
    [
      'twelve words never together',
      'vis marteau perceuse gant scie clou porte mètre clé foret joint colle',
    ],
    [
      'twelve misspelt words',
      'vsiserie marteuaa perceuuse gantss sciee clouu portte mettre cleff foret joinnt',
    ],
    ['digits', '0'.repeat(200)],
    ['spaces', ' \t\n\u00a0 '],
  ])('answer to %s in bounded time', async (_, q) => {
    const begun = performance.now();
    await ask(q);
    await index.suggerer({ q, langue: 'en' });
    expect(performance.now() - begun).toBeLessThan(BOUND_MS);
  });
});
