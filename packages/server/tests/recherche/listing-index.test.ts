import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TRIS } from '@comptoir/contract/recherche/recherche.contract.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { silentLog } from '../../src/db/log.ts';
import { databaseUrlOf } from '../../src/db/pool.ts';
import { sql } from '../../src/db/sql.ts';
import { createBus, type Bus } from '../../src/outbox/bus.ts';
import type { DemandeListing, Listing } from '../../src/recherche/index/demande-listing.ts';
import { createListingIndex, type ListingIndex } from '../../src/recherche/index/listing-index.ts';
import { startThread, type ListingThread } from '../../src/recherche/index/listing-thread.ts';
import { createDatabase, type TestDatabase } from '../database.ts';
import { readReperes } from './naive-facettes.ts';
import { naiveListing } from './naive-listing.ts';
import { readTirages, toQuery } from './questions.ts';

/** Common words and rare ones, sizes, slang and a misspelling, in the three languages. */
const MOTS = [
  'vis',
  'inox',
  'acier',
  '4x40',
  'perceuse 18v',
  'screw',
  'guantes',
  'placo',
  'marteua',
];

const SHOWN = { timeout: 1000, interval: 10 };

describe('the index of the listings', () => {
  let base: TestDatabase;
  let bus: Bus;
  let index: ListingIndex;
  const threads: ListingThread[] = [];

  beforeAll(async () => {
    base = await createDatabase({ demo: true });
    await base.pool.execute(sql`analyze`);
    bus = await createBus({ pool: base.pool, log: silentLog });
    index = createListingIndex({
      pool: base.pool,
      bus,
      log: silentLog,
      start(options) {
        const thread = startThread(options);
        threads.push(thread);
        return thread;
      },
    });
    await index.construit;
  }, 60_000);
  afterAll(async () => {
    await index.close();
    await bus.close();
    await base.drop();
  });

  const ask = (query: DemandeListing['query'], magasinId?: number) =>
    index.lister({ query, langue: 'fr', devise: 'EUR', magasinId });
  const one = <Row>(statement: ReturnType<typeof sql>) => base.pool.one<Row>(statement);

  /** Random questions, numbered from `first`, asked of the index and of the database. */
  async function compareAnswers(first: number, count: number) {
    const reperes = await readReperes(base.pool);
    const tirages = await readTirages(base.pool);
    const differences: object[] = [];
    let next = first;
    let answered = 0;
    async function compare(): Promise<void> {
      while (next < first + count) {
        const question = tirages.question(next++);
        const { langue, devise, magasinId } = question;
        const [listing, naive] = await Promise.all([
          index.lister({ query: toQuery(question), langue, devise, magasinId }),
          naiveListing(base.pool, reperes, question),
        ]);
        const { page, parPage } = question;
        const expected: Listing = {
          ...naive,
          page,
          parPage,
          ignores: [],
          lecture: null,
          rayons: [],
          designe: null,
        };
        if (!isDeepStrictEqual(listing, expected)) {
          differences.push({ question, listing, expected });
        }
        if (listing.total > 0) answered++;
      }
    }
    await Promise.all([compare(), compare(), compare()]);
    return { differences, answered };
  }

  it('answers 1,000 random questions as the database does, article by article and count by count', async () => {
    const { differences, answered } = await compareAnswers(0, 1000);
    expect(differences.slice(0, 1)).toEqual([]);
    // Comparing nothing with nothing would prove little.
    expect(answered).toBeGreaterThan(600);
  }, 120_000);

  /** Every article that words find, whatever the filters. */
  async function listTrouves(q: string, langue: Locale): Promise<number[]> {
    const ids: number[] = [];
    for (let page = 1; ; page++) {
      const found = await index.lister({
        query: { q, page, parPage: 96 },
        langue,
        devise: 'EUR',
      });
      ids.push(...found.ids);
      if (ids.length === found.total) return ids;
    }
  }

  it('filters and counts what words find as the database does', async () => {
    const reperes = await readReperes(base.pool);
    const tirages = await readTirages(base.pool);
    const trouves = new Map<string, number[]>();
    const differences: object[] = [];
    let answered = 0;
    for (let numero = 0; numero < 300; numero++) {
      const question = tirages.question(5000 + numero);
      const { langue, devise, magasinId, page, parPage } = question;
      // The order of relevance is another test's; every other one is told by the database.
      const tri = question.tri === 'pertinence' ? 'prix' : question.tri;
      const q = MOTS[numero % MOTS.length] ?? '';
      const parmi = trouves.get(langue + q) ?? (await listTrouves(q, langue));
      trouves.set(langue + q, parmi);
      const query = { ...toQuery({ ...question, tri }), q };
      const { ids, total, totalSansFiltre, facettes } = await index.lister({
        query,
        langue,
        devise,
        magasinId,
      });
      const naive = await naiveListing(base.pool, reperes, { ...question, tri }, parmi);
      const listing = { ids, total, totalSansFiltre, facettes };
      if (!isDeepStrictEqual(listing, naive)) {
        differences.push({ query, page, parPage, listing, naive });
      }
      if (total > 0) answered++;
    }
    expect(differences.slice(0, 1)).toEqual([]);
    expect(answered).toBeGreaterThan(20);
  }, 120_000);

  it('lists every article once, page after page, in each order', async () => {
    const { nombre } = await one<{ nombre: number }>(
      sql`select count(*) as nombre from article where not retire`,
    );
    for (const tri of TRIS) {
      const seen = new Set<number>();
      for (let page = 1; seen.size < nombre; page++) {
        const { ids, total } = await ask({ tri, page, parPage: 96 });
        expect(total).toBe(nombre);
        expect(ids.length).toBe(Math.min(96, nombre - seen.size));
        for (const id of ids) seen.add(id);
      }
      expect(seen.size).toBe(nombre);
    }
  });

  it('answers an empty page and the right total beyond the last page', async () => {
    const { ids, total } = await ask({ page: 100_000 });
    expect(ids).toEqual([]);
    expect(total).toBeGreaterThan(1000);
  });

  it('leaves out and names the filters that mean nothing', async () => {
    const { total, ignores } = await ask({
      'f.nulle-part': '3',
      'f.diametre': '123456.5',
      'f.longueur': '90..30',
      prix: '40..10',
      enStock: 'magasin',
    });
    expect(total).toBe((await ask({})).total);
    expect(ignores).toEqual(['f.nulle-part', 'f.diametre', 'f.longueur', 'prix', 'enStock']);
  });

  it('keeps the known values of a filter that has unknown ones', async () => {
    const { total, ignores } = await ask({ 'f.diametre': '4,123456.5' });
    expect(total).toBe((await ask({ 'f.diametre': '4' })).total);
    expect(ignores).toEqual(['f.diametre']);
  });

  it.each([{ noeud: 999_999 }, { univers: 999 }, { offre: 999_999 }, { marque: '999999' }])(
    'finds nothing in what does not exist: %o',
    async (query) => {
      expect(await ask(query)).toMatchObject({ total: 0, ids: [], ignores: [] });
    },
  );

  it('shows a change of stock within a second', async () => {
    const { articleId, lieuId } = await one<{ articleId: number; lieuId: number }>(sql`
      select s.article_id as "articleId", s.lieu_id as "lieuId"
        from stock s
        join magasin m on m.id = s.lieu_id
        join article a on a.id = s.article_id
       where s.quantite > 0 and not a.retire
       order by s.article_id, s.lieu_id limit 1`);
    const { noeud } = await one<{ noeud: number }>(sql`
      select p.noeud_id as noeud from article a join produit p on p.id = a.produit_id
       where a.id = ${articleId}`);
    const isListed = async () => {
      const { ids } = await ask({ noeud, enStock: 'magasin', parPage: 96 }, lieuId);
      return ids.includes(articleId);
    };
    expect(await isListed()).toBe(true);
    const set = (quantite: number) =>
      base.pool.execute(sql`
        update stock set quantite = ${quantite}
         where article_id = ${articleId} and lieu_id = ${lieuId}`);
    await set(0);
    await expect.poll(isListed, SHOWN).toBe(false);
    await set(5);
    await expect.poll(isListed, SHOWN).toBe(true);
  });

  it('knows whether articles lie elsewhere than they lay', async () => {
    const { articleId } = await one<{ articleId: number }>(sql`
      select s.article_id as "articleId" from stock s join article a on a.id = s.article_id
       where s.quantite > 1 and not a.retire order by s.article_id limit 1`);
    // One that nobody else tells anything.
    const thread = startThread({ databaseUrl: databaseUrlOf(base.pool), onProgress() {} });
    await thread.built;
    const set = (quantite: number) =>
      base.pool.execute(
        sql`update stock set quantite = ${quantite} where article_id = ${articleId}`,
      );
    await set(1);
    await thread.situer([articleId]);
    await set(5);
    expect(await thread.situer([articleId])).toBe(false);
    await set(0);
    expect(await thread.situer([articleId])).toBe(true);
    expect(await thread.situer([articleId])).toBe(false);
    await set(9);
    expect(await thread.situer([articleId])).toBe(true);
    await thread.close();
  });

  it('answers a short question before the long ones asked before it', async () => {
    const answered: string[] = [];
    const codes = Array.from({ length: 100 }, (_, i) => `QZ-${i}-inconnue`);
    const longues = Array.from({ length: 3 }, async () => {
      const reconnus = await index.reconnaitre({ codes, langue: 'fr' });
      answered.push('codes');
      return reconnus.length;
    });
    await index.suggerer({ q: 'rondelle', langue: 'fr' });
    answered.push('suggestion');
    expect(await Promise.all(longues)).toEqual([100, 100, 100]);
    expect(answered).toEqual(['suggestion', 'codes', 'codes', 'codes']);
  });

  it('shows a change of price within a second', async () => {
    const { ids } = await ask({ tri: 'prix', parPage: 2 });
    const [cheapest = 0, second] = ids;
    await base.pool.execute(
      sql`update tarif set prix = 9999999.9999, plancher = 0 where article_id = ${cheapest}`,
    );
    await expect
      .poll(async () => (await ask({ tri: 'prix', parPage: 1 })).ids, SHOWN)
      .toEqual([second]);
    expect((await ask({ tri: 'prix-desc', parPage: 1 })).ids).toEqual([cheapest]);
    const prix = (await ask({})).facettes.find(({ code }) => code === 'prix');
    expect(prix?.plage?.max).toBe('9999999.9999');
  });

  it('shows within a second that an article is withdrawn, and that it is sold again', async () => {
    const { ids, total } = await ask({ tri: 'reference', parPage: 1 });
    const [first = 0] = ids;
    const set = (retire: boolean) =>
      base.pool.execute(sql`update article set retire = ${retire} where id = ${first}`);
    const state = async () => {
      const listing = await ask({ tri: 'reference', parPage: 1 });
      return { total: listing.total, ids: listing.ids };
    };
    await set(true);
    await expect.poll(async () => (await state()).total, SHOWN).toBe(total - 1);
    expect((await state()).ids).not.toEqual(ids);
    await set(false);
    await expect.poll(state, SHOWN).toEqual({ total, ids });
  });

  it('shows within a second that a product moved in the tree', async () => {
    const { produitId, de, vers, nombre } = await one<{
      produitId: number;
      de: number;
      vers: number;
      nombre: number;
    }>(sql`
      select p.id as "produitId", p.noeud_id as de,
             (select max(id) from noeud where id <> p.noeud_id and gauche = droite) as vers,
             count(*) filter (where not a.retire) as nombre
        from produit p
        join article a on a.produit_id = p.id
       group by p.id order by count(*) desc, p.id limit 1`);
    const total = async (noeud: number) => (await ask({ noeud })).total;
    const before = { de: await total(de), vers: await total(vers) };
    await base.pool.execute(sql`update produit set noeud_id = ${vers} where id = ${produitId}`);
    await expect.poll(() => total(vers), SHOWN).toBe(before.vers + nombre);
    expect(await total(de)).toBe(before.de - nombre);
  });

  it('still answers as the database does after many changes at once', async () => {
    const { version } = index;
    await base.pool.execute(sql`
      update article set popularite = (id * 7919) % 5000, retire = id % 53 = 0,
                         valeurs = case when id % 5 = 0 then valeurs || valeurs[1:1] else valeurs end
       where id % 11 = 0`);
    await base.pool.execute(sql`
      update article set valeurs = array(select distinct unnest(valeurs)) where id % 11 = 0`);
    await base.pool.execute(sql`
      update tarif set prix = round(prix * 1.2345, 4) where article_id % 13 = 0`);
    await base.pool.execute(sql`delete from stock where article_id % 17 = 0`);
    await base.pool.execute(sql`
      insert into article (produit_id, rang, poids, delai_fournisseur, en_vente_le, reference, ean,
        unite, valeurs, libelle_fr, libelle_en, libelle_es)
      select produit_id, rang + 1000, poids, delai_fournisseur, en_vente_le, reference || '-BIS',
             lpad(id::text, 8, '9'), unite, valeurs, libelle_fr, libelle_en, libelle_es
        from article where id % 19 = 0`);
    await expect.poll(() => index.version).toBeGreaterThanOrEqual(version + 5);
    const { differences } = await compareAnswers(5000, 150);
    expect(differences.slice(0, 1)).toEqual([]);
  }, 60_000);

  it('takes in a change of the tree or of a promotion, and answers until it has', async () => {
    const { id } = await one<{ id: number }>(sql`
      insert into promotion (code, type, valeur, debut, titre_fr, titre_en, titre_es, slug_fr,
        slug_en, slug_es, texte_fr, texte_en, texte_es)
      values ('TOUT', 'pourcentage', 5, '2020-01-01', 'Tout', 'All', 'Todo', 'tout', 'all', 'todo',
        'a', 'a', 'a')
      returning id`);
    await base.pool.execute(sql`
      insert into promotion_cible (promotion_id, noeud_id)
      select ${id}, id from noeud where niveau = 1`);
    const { total } = await ask({});
    let isOver = false;
    let answers = 0;
    const asking = (async () => {
      while (!isOver) {
        // Never asked before, hence never kept: the thread itself answers.
        expect((await ask({ tri: 'prix', page: 1000 + answers })).total).toBe(total);
        answers++;
      }
    })();
    await expect
      .poll(async () => (await ask({ promotion: String(id) })).total, { timeout: 15_000 })
      .toBe(total);
    isOver = true;
    await asking;
    expect(answers).toBeGreaterThan(10);
    const { differences } = await compareAnswers(6000, 50);
    expect(differences.slice(0, 1)).toEqual([]);
  }, 60_000);

  it('is built again when its thread is lost, and refuses until then', async () => {
    const { total } = await ask({});
    await Promise.all(threads.map((thread) => thread.close()));
    await expect(ask({})).rejects.toMatchObject({ code: 'service-indisponible' });
    expect(index.pret).toBe(false);
    await expect.poll(() => index.pret, { timeout: 40_000 }).toBe(true);
    expect((await ask({})).total).toBe(total);
  }, 60_000);

  it('starts nothing once it is closed', async () => {
    let started = 0;
    const start: typeof startThread = (options) => {
      started++;
      return startThread(options);
    };
    const closed = createListingIndex({ pool: base.pool, log: silentLog, start });
    await closed.close();
    expect(started).toBe(0);
  });
});
