import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { createClock } from '../../src/clock.ts';
import { createArticles, type Articles } from '../../src/articles/articles.public.ts';
import { createLieux } from '../../src/magasins/magasins.public.ts';
import { createDatabase, type TestDatabase } from '../database.ts';
import { buildGolden, type Golden } from './golden.ts';

let database: TestDatabase;
let golden: Golden;
let articles: Articles;
beforeAll(async () => {
  database = await createDatabase();
  golden = await buildGolden(database.pool);
  const { pool } = database;
  articles = createArticles({ pool, lieux: createLieux({ pool }), clock: createClock() });
});
afterAll(() => database.drop());

async function prices(
  lot: [articleId: number, quantite: number][],
  compteId?: number,
  langue: Locale = 'fr',
) {
  const demande = {
    acteur: { sessionId: 1, role: 'Anonyme' as const, ...(compteId ? { compteId } : {}) },
    langue,
  };
  const lignes = lot.map(([articleId, quantite]) => ({ articleId, quantite }));
  const tarifs = await articles.lireTarifs(demande, lignes);
  return tarifs.map(({ prixNetHT, origine, remise }) => [
    `${prixNetHT.montant} ${prixNetHT.devise}`,
    origine,
    remise,
  ]);
}

describe('a visitor', () => {
  test('sees public prices, tiers and promotions', async () => {
    const { vis, perceuse } = golden;
    expect(
      await prices([
        [vis, 1],
        [vis, 5],
        [vis, 20],
        [perceuse, 1],
      ]),
    ).toEqual([
      ['20.9000 EUR', 'public', '0'],
      ['19.6500 EUR', 'palier', '5.98'],
      ['18.3900 EUR', 'palier', '12.01'],
      ['151.2000 EUR', 'promotion', '20'],
    ]);
  });

  test('sees the currency of the language', async () => {
    expect(await prices([[golden.vis, 1]], undefined, 'en')).toEqual([
      ['17.7700 GBP', 'public', '0'],
    ]);
  });
});

describe('a compte', () => {
  test('has its conditions on the whole family, and its net prices in force', async () => {
    const { vis, perceuse, morel } = golden;
    expect(
      await prices(
        [
          [vis, 1],
          [vis, 20],
          [perceuse, 1],
        ],
        morel,
      ),
    ).toEqual([
      ['17.7700 EUR', 'condition', '14.98'],
      ['17.7700 EUR', 'condition', '14.98'],
      ['150.0000 EUR', 'negocie', '20.63'],
    ]);
  });

  test('that is blocked still sees its prices, in its billing currency whatever the language', async () => {
    expect(await prices([[golden.vis, 1]], golden.lemaire, 'fr')).toEqual([
      ['15.1000 GBP', 'condition', '15.03'],
    ]);
  });

  test('never sees the net price of another', async () => {
    expect(await prices([[golden.perceuse, 1]], golden.lemaire)).toEqual([
      ['128.5200 GBP', 'promotion', '20'],
    ]);
  });
});

test('the eco-participation is told apart and never discounted', async () => {
  const [ligne] = await articles.lireTarifs(
    { acteur: { sessionId: 1, role: 'Anonyme', compteId: golden.morel }, langue: 'fr' },
    [{ articleId: golden.perceuse, quantite: 3 }],
  );
  expect(ligne?.ecoParticipation).toEqual({
    type: 'DEEE',
    montantHT: { montant: '0.4200', devise: 'EUR' },
  });
});

test('answers in the order asked, repeats included, unknown articles left out', async () => {
  const { vis } = golden;
  expect(
    await prices([
      [999_999, 1],
      [vis, 5],
      [vis, 1],
    ]),
  ).toEqual([
    ['19.6500 EUR', 'palier', '5.98'],
    ['20.9000 EUR', 'public', '0'],
  ]);
});
