/** What is not sold, what is said with and without, and what a question wants, over the small demo. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { silentLog } from '../../src/db/log.ts';
import { sql } from '../../src/db/sql.ts';
import { createBus, type Bus } from '../../src/outbox/bus.ts';
import { createListingIndex, type ListingIndex } from '../../src/recherche/index/listing-index.ts';
import { createDatabase, type TestDatabase } from '../database.ts';

describe('words about what an article is not', () => {
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

  const ask = async (q: string, langue: Locale = 'fr') => {
    const { ids, lecture } = await index.lister({ query: { q }, langue, devise: 'EUR' });
    const rows = await base.pool.query<{ id: number; libelle: string; genre: string }>(sql`
      select a.id, a.libelle_fr as libelle, p.genre from article a
        join produit p on p.id = a.produit_id where a.id = any (${ids}::int[])`);
    const found = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
    return {
      lecture,
      genres: found.map(({ genre }) => genre),
      libelles: found.map((a) => a.libelle),
    };
  };

  it('tell what is not sold, and show what speaks of it', async () => {
    const laver = await ask('machine à laver');
    expect(laver.lecture?.nonVendu).toContain('laver');
    expect(laver.libelles.length).toBeGreaterThan(0);
    expect((await ask('perceuse')).lecture?.nonVendu).toBeUndefined();
    expect((await ask('machine nue')).lecture?.nonVendu).toBeUndefined();
  });

  it('do not begin another word when they are whole ones of everyday', async () => {
    expect((await ask('gilet matelassé')).libelles.length).toBeGreaterThan(0);
    expect((await ask('matelas')).libelles).toEqual([]);
  });

  it('complete what is said to be missing by what articles are without', async () => {
    const { libelles } = await ask('bouchons sans cordel');
    expect(libelles.length).toBeGreaterThan(0);
    expect(libelles.filter((libelle) => !libelle.includes('sans cordelette'))).toEqual([]);
  });

  it('leave out what goes by the name of a thing without', async () => {
    const avec = await ask('perceuse avec batterie');
    expect(avec.libelles.length).toBeGreaterThan(0);
    expect(avec.libelles.filter((libelle) => libelle.includes('machine nue'))).toEqual([]);
  });

  it.each([
    ['fr', 'comment arrêter une chute de très haut'],
    ['en', 'how to stop a fall from a building'],
  ] as const)('keep what a question wants: %s « %s »', async (langue, q) => {
    const { genres } = await ask(q, langue);
    expect(['harnais', 'longe', 'antichute-rappel']).toContain(genres[0]);
  });
});
