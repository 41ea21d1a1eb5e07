import type { AdresseLivraison } from '@comptoir/contract/livraison/adresse.schema.ts';
import { MAX_ADRESSES } from '@comptoir/contract/livraison/adresse.schema.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { buildLieux, LEMAIRE, MOREL } from '../articles/golden.ts';
import { startEquipe, type Equipe } from '../delegue/equipe.ts';
import { json, refusee } from '../panier/paniers.ts';
import { newBuyer, type Visitor } from '../visitors.ts';
import { ATELIER, creerAdresse, insertPorts } from './livraisons.ts';

const CHEMIN = '/api/compte/adresses-livraison';
let equipe: Equipe;
let who: Visitor;
beforeAll(async () => {
  equipe = await startEquipe();
  await buildLieux(equipe.pool, equipe.vis);
  await insertPorts(equipe.pool);
  who = await newBuyer(equipe.api, MOREL);
});
afterAll(() => equipe.api.close());
beforeEach(() => equipe.pool.execute(sql`delete from adresse_livraison`));

async function lister(visitor = who): Promise<AdresseLivraison[]> {
  return (await (await visitor.call('GET', CHEMIN)).json()) as AdresseLivraison[];
}

const noms = async () =>
  (await lister()).map(({ libelle, parDefaut }) => `${libelle}${parDefaut ? '*' : ''}`);

test('the first address is the usual one, and tells how far it is', async () => {
  const adresse = await creerAdresse(who, { parDefaut: false });
  expect(adresse).toEqual({ ...ATELIER, id: adresse.id, paysId: 74, zone: 1 });
  expect(await lister()).toEqual([adresse]);
});

test('there is one usual address: the last that was said to be, else the oldest', async () => {
  const atelier = await creerAdresse(who);
  await creerAdresse(who, { libelle: 'Villa', parDefaut: false });
  expect(await noms()).toEqual(['Atelier*', 'Villa']);
  const dock = await creerAdresse(who, { libelle: 'Dock' });
  expect(await noms()).toEqual(['Dock*', 'Atelier', 'Villa']);
  await who.call('PUT', `${CHEMIN}/${dock.id}`, json({ ...ATELIER, parDefaut: false }));
  expect(await noms()).toEqual(['Atelier*', 'Villa', 'Atelier']);
  expect((await who.call('DELETE', `${CHEMIN}/${atelier.id}`)).status).toBe(204);
  expect(await noms()).toEqual(['Villa*', 'Atelier']);
});

test('what is typed is cleaned, and what is empty refused', async () => {
  const adresse = await creerAdresse(who, { libelle: '  Villa \t Ker  Anna ', ville: 'Nantes ' });
  expect(adresse).toMatchObject({ libelle: 'Villa Ker Anna', ville: 'Nantes' });
  expect(
    await refusee(who.call('POST', CHEMIN, json({ ...ATELIER, ligne1: '   ' }))),
  ).toMatchObject({ status: 400, code: 'requete-invalide', data: { champ: 'ligne1' } });
  expect(
    await refusee(who.call('POST', CHEMIN, json({ ...ATELIER, codePostal: '4400' }))),
  ).toMatchObject({ status: 400 });
});

test.each(['85000', '97410', '20000'])('nothing is delivered to %s', async (codePostal) => {
  expect(await refusee(who.call('POST', CHEMIN, json({ ...ATELIER, codePostal })))).toMatchObject({
    status: 422,
    code: 'adresse-non-desservie',
  });
  expect(await lister()).toEqual([]);
});

test('a company has so many at most', async () => {
  await equipe.pool.execute(sql`
    insert into adresse_livraison (compte_id, libelle, ligne1, code_postal, ville)
    select ${equipe.morel}, 'Chantier ' || n, '1 rue', '44000', 'Nantes'
      from generate_series(1, ${MAX_ADRESSES}) n`);
  expect(await refusee(who.call('POST', CHEMIN, json(ATELIER)))).toMatchObject({
    status: 422,
    code: 'trop-d-adresses',
    data: { maximum: MAX_ADRESSES },
  });
});

test('those of another company are not found', async () => {
  const { id } = await creerAdresse(who);
  const autre = await newBuyer(equipe.api, LEMAIRE);
  expect(await lister(autre)).toEqual([]);
  expect(await refusee(autre.call('PUT', `${CHEMIN}/${id}`, json(ATELIER)))).toMatchObject({
    status: 404,
    code: 'introuvable',
  });
  expect(await refusee(autre.call('DELETE', `${CHEMIN}/${id}`))).toMatchObject({ status: 404 });
  expect(await lister()).toHaveLength(1);
});

test('two that become the usual one at once leave one', async () => {
  await Promise.all(['A', 'B', 'C'].map((libelle) => creerAdresse(who, { libelle })));
  expect((await lister()).filter(({ parDefaut }) => parDefaut)).toHaveLength(1);
});
