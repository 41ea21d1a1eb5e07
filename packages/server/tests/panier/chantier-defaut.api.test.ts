/** The names of chantiers that a person keeps in their settings, where the basket gets one. */
import type { Chantier } from '@comptoir/contract/panier/chantiers.contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { startApi, type TestApi } from '../api.ts';
import { buildGolden, MOREL } from '../articles/golden.ts';
import { newBuyer, newDelegue, newVisitor, type Visitor } from '../visitors.ts';

let api: TestApi;
let anne: Visitor;
let vis: number;
beforeAll(async () => {
  api = await startApi(
    {},
    {
      index: true,
      prepare: async (pool) => {
        ({ vis } = await buildGolden(pool));
      },
    },
  );
  await api.pool.execute(sql`
    insert into delegue (code, prenom, nom, email, tous_comptes)
    values ('DK07', 'Karine', 'Dubois', 'dk07@comptoir.test', true)`);
});
afterAll(() => api.close());

beforeEach(async () => {
  anne = await newBuyer(api, MOREL);
  await anne.call('POST', '/api/panier/vider');
  await preferer({ chantiers: ['Atelier', 'Rue des Lilas'], chantierDefaut: 'Atelier' });
});

const json = (body: unknown) => ({
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});
const preferer = (preferences: object) => anne.call('PATCH', '/api/profil', json({ preferences }));

async function ajouter(query = '', who = anne): Promise<void> {
  const lignes = [{ articleId: vis, quantite: 2 }];
  const answer = await who.call('PUT', `/api/panier/articles${query}`, json(lignes));
  expect(answer.status).toBe(200);
}

async function chantiers(who = anne): Promise<Chantier[]> {
  const answer = await who.call('GET', '/api/panier/chantiers');
  return (await answer.json()) as Chantier[];
}

async function noms(who = anne): Promise<(string | null)[]> {
  return (await chantiers(who)).map(({ libelle }) => libelle);
}

describe('what is kept', () => {
  test('is names on one line, each once whatever its capitals, none empty', async () => {
    const answer = await preferer({
      chantiers: ['  Rue  des\nLilas ', 'rue des lilas', ' ', 'Atelier'],
      chantierDefaut: ' Atelier ',
    });
    expect(await answer.json()).toMatchObject({
      preferences: { chantiers: ['Rue des Lilas', 'Atelier'], chantierDefaut: 'Atelier' },
    });
  });

  test('is none for who chose none', async () => {
    const answer = await (await newVisitor(api.url)).call('GET', '/api/profil');
    expect(await answer.json()).toMatchObject({
      preferences: { chantiers: [], chantierDefaut: null },
    });
  });

  test.each([
    { chantiers: Array.from({ length: 21 }, (_, rang) => `Chantier ${rang}`) },
    { chantiers: ['x'.repeat(81)] },
    { chantierDefaut: 'x'.repeat(81) },
    { chantierDefaut: '' },
  ])('is refused beyond its bounds: %#', async (preferences) => {
    expect((await preferer(preferences)).status).toBe(400);
  });
});

describe('the default name', () => {
  test('is that of the chantier that takes what is added without a choice', async () => {
    await ajouter();
    expect(await noms()).toEqual(['Atelier']);
  });

  test('is that of the first chantier when another was chosen before', async () => {
    await ajouter('?chantier=Lilas');
    await ajouter();
    expect(await noms()).toEqual(['Atelier', 'Lilas']);
  });

  test('chosen by its name is the same chantier', async () => {
    await ajouter('?chantier=atelier');
    await ajouter();
    expect(await noms()).toEqual(['Atelier']);
  });

  test('holds for lines that are imported', async () => {
    const texte = 'VBF-05060-ZJ;2';
    const answer = await anne.call('POST', '/api/panier/importer', json({ texte }));
    expect(await answer.json()).toMatchObject({ importes: 1 });
    expect(await noms()).toEqual(['Atelier']);
  });

  test('does not come back to a chantier that lost it while it held lines', async () => {
    await ajouter();
    const [chantier] = await chantiers();
    await anne.call('PATCH', `/api/panier/chantiers/${chantier?.id}?libelle=`);
    await ajouter();
    expect(await noms()).toEqual([null]);
  });

  test('is made anew where the first chantier was given another name', async () => {
    await ajouter();
    const [chantier] = await chantiers();
    await anne.call('PATCH', `/api/panier/chantiers/${chantier?.id}?libelle=Garage`);
    await ajouter();
    expect(await noms()).toEqual(['Garage', 'Atelier']);
  });

  test('is given again to the next basket', async () => {
    await ajouter();
    await anne.call('POST', '/api/panier/vider');
    await ajouter();
    expect(await noms()).toEqual(['Atelier']);
  });

  test('holds where a delegate fills the basket of that person', async () => {
    const karine = await newDelegue(api, 'DK07', MOREL);
    await ajouter('', karine);
    expect(await noms()).toEqual(['Atelier']);
  });

  test('is of one person: a visitor has none', async () => {
    const visiteur = await newVisitor(api.url);
    await ajouter('', visiteur);
    expect(await noms(visiteur)).toEqual([null]);
  });

  test('given up is no longer given', async () => {
    await preferer({ chantierDefaut: null });
    await ajouter();
    expect(await noms()).toEqual([null]);
  });
});
