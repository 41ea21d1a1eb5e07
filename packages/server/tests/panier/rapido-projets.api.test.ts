import { beforeAll, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { LEMAIRE, MOREL } from '../articles/golden.ts';
import { startGolden } from '../articles/golden-api.ts';
import { forFile } from '../for-file.ts';
import { newBuyer, newVisitor, type Visitor } from '../visitors.ts';
import { ajouter, written, lirePanier, refusee } from './paniers.ts';

const api = forFile(() => startGolden());
let who: Visitor;

beforeAll(async () => {
  who = await newBuyer(api, MOREL);
  await ajouter(who, api.vis, 1, 'Ker Anna');
  await ajouter(who, api.vis, 1, 'Talensac');
});

/** A project of Morel's buyer, in the chantier of this name or in none. */
async function insertProjet(libelle: string, chantier: string | null): Promise<number> {
  const { id } = await api.pool.one<{ id: number }>(sql`
    insert into rapido_projet (utilisateur_id, chantier_id, libelle, etat, nombre, montant, devise)
    select u.id, (select id from chantier where libelle = ${chantier}), ${libelle}, 'valide', 3,
           412.5, 'EUR'
      from utilisateur u where u.email = ${MOREL}
    returning id`);
  return id;
}

const estLa = async (id: number, qui = who) =>
  (await qui.call('HEAD', `/api/panier/rapido-projets/${id}`)).status;

test('a project is in the basket, in its chantier, until it is taken out', async () => {
  const id = await insertProjet('Dressing', 'Ker Anna');
  expect(await estLa(id)).toBe(204);
  const { chantiers } = await lirePanier(who);
  expect(chantiers.map(({ libelle, rapidosProjets }) => [libelle, rapidosProjets])).toEqual([
    [
      'Ker Anna',
      [{ id, libelle: 'Dressing', nombre: 3, montantHT: { montant: '412.50', devise: 'EUR' } }],
    ],
    ['Talensac', []],
  ]);
  await written(who.call('DELETE', `/api/panier/rapido-projets/${id}`));
  expect(await estLa(id)).toBe(404);
  const row = await api.pool.one(sql`select etat from rapido_projet where id = ${id}`);
  expect(row).toEqual({ etat: 'valide' });
  expect(await refusee(who.call('DELETE', `/api/panier/rapido-projets/${id}`))).toMatchObject({
    code: 'introuvable',
  });
});

test('a chantier that holds nothing but a project is not hidden', async () => {
  await insertProjet('Façades', 'Ker Anna');
  const [chantier] = (await lirePanier(who)).chantiers;
  await written(who.call('DELETE', `/api/panier/chantiers/${chantier?.id}/articles/${api.vis}`));
  const answer = await who.call('GET', '/api/panier/chantiers');
  expect(await answer.json()).toMatchObject([
    {
      libelle: 'Ker Anna',
      nombreArticles: 0,
      articles: [],
      rapidosProjets: [{ libelle: 'Façades' }],
    },
    { libelle: 'Talensac', rapidosProjets: [] },
  ]);
});

test('emptying the basket leaves its projects among the others', async () => {
  const id = await insertProjet('Tiroirs', 'Talensac');
  await written(who.call('POST', '/api/panier/vider'));
  expect(await estLa(id)).toBe(404);
  expect((await lirePanier(who)).chantiers).toEqual([]);
});

test('nobody sees or takes out the project of another', async () => {
  await ajouter(who, api.vis, 1, 'Ker Anna');
  const id = await insertProjet('Plans', 'Ker Anna');
  for (const qui of [await newBuyer(api, LEMAIRE), await newVisitor(api.url)]) {
    expect(await estLa(id, qui)).toBe(404);
    expect(await refusee(qui.call('DELETE', `/api/panier/rapido-projets/${id}`))).toMatchObject({
      code: 'introuvable',
    });
  }
  expect(await estLa(id)).toBe(204);
  expect(await estLa(await insertProjet('Brouillon', null))).toBe(404);
});
