/** Who may not ask for an export, or not for this one; and that nobody sees another's. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { buildGolden, LEMAIRE, MOREL, type Golden } from '../articles/golden.ts';
import { newDelegue, newVisitor, type Opened } from '../visitors.ts';
import { insertDelegue } from '../identite/personnes.ts';
import {
  acheteur,
  attendre,
  CHOIX,
  demander,
  envoi,
  EXPORTS,
  startAtelier,
  telecharger,
  type Atelier,
} from './atelier-exports.ts';

let atelier: Atelier;
let golden: Golden;
let morel: Opened;
let lemaire: Opened;
const COLLEGUE = 'collegue@morel.test';

beforeAll(async () => {
  atelier = await startAtelier();
  golden = await buildGolden(atelier.pool);
  await atelier.pool.execute(sql`
    insert into utilisateur (compte_id, email, nom, prenom, role)
    values (${golden.morel}, ${COLLEGUE}, 'Morel', 'Jean', 'acheteur'),
           (${golden.morel}, 'trois@morel.test', 'Morel', 'Luc', 'acheteur')`);
  morel = await acheteur(atelier, MOREL);
  lemaire = await acheteur(atelier, LEMAIRE);
});
afterAll(() => atelier.close());

const poster = (who: Opened, choix: object) =>
  who.call('POST', EXPORTS, envoi({ ...CHOIX, ...choix }));

const vider = () => atelier.pool.execute(sql`delete from export_catalogue`);

async function expectRefus(
  answer: Promise<Response>,
  code: string,
  data: object = {},
): Promise<void> {
  expect(await (await answer).json()).toMatchObject({ code, data });
}

test('what does not exist, and what holds nothing on sale, is refused', async () => {
  await expectRefus(poster(morel, { noeudIds: [999_999] }), 'introuvable');
  await expectRefus(poster(morel, { marqueIds: [999_999] }), 'introuvable');
  const { id } = await atelier.pool.one<{ id: number }>(sql`
    insert into marque (code, nom, slug) values ('vide', 'Vide', 'vide') returning id`);
  expect((await poster(morel, { marqueIds: [id] })).status).toBe(422);
  await expectRefus(poster(morel, { marqueIds: [id] }), 'export-vide');
});

test('prices in another currency are in no file that is read as euros', async () => {
  for (const format of ['fabdis', 'ebp', 'batigest']) {
    await expectRefus(poster(lemaire, { format }), 'format-en-euros');
  }
  expect((await poster(lemaire, { format: 'ebp', prix: false })).status).toBe(200);
  expect((await poster(lemaire, { format: 'bmecat' })).status).toBe(200);
  await vider();
});

test('two at a time for a person, five for a company', async () => {
  await demander(morel);
  await demander(morel);
  await expectRefus(poster(morel, {}), 'trop-d-exports', { maximum: 2, portee: 'personne' });
  const collegue = await acheteur(atelier, COLLEGUE);
  await demander(collegue);
  await demander(collegue);
  const troisieme = await acheteur(atelier, 'trois@morel.test');
  await demander(troisieme);
  await expectRefus(poster(troisieme, {}), 'trop-d-exports', { maximum: 5, portee: 'compte' });
  // Another company is not concerned.
  expect((await demander(lemaire)).etat).toBe('en-attente');
  await vider();
});

test('ten repeated ones for a person', async () => {
  await atelier.pool.execute(sql`
    insert into export_catalogue
      (utilisateur_id, langue, prix, stock, format, frequence, prochain_le, etat)
    select u.id, 'fr', false, false, 'csv', 'mensuelle', current_date + 30, 'annule'
      from utilisateur u, generate_series(1, 10)
     where u.email = ${MOREL}`);
  await expectRefus(poster(morel, { frequence: 'hebdomadaire' }), 'trop-de-repetes', {
    maximum: 10,
  });
  const { id, frequence } = await demander(morel);
  expect(frequence).toBe('aucune');
  await expectRefus(
    morel.call('PATCH', `${EXPORTS}/${id}`, envoi({ frequence: 'mensuelle' })),
    'trop-de-repetes',
  );
  await vider();
});

test('nobody else sees an export, nor its file: not a colleague, not another company', async () => {
  const taches = await atelier.startTaches();
  const { id } = await demander(morel, { frequence: 'mensuelle' });
  await attendre(morel, id);
  await taches.stop();
  const collegue = await acheteur(atelier, COLLEGUE);
  for (const who of [collegue, lemaire]) {
    expect(await (await who.call('GET', EXPORTS)).json()).toMatchObject({ exports: [], total: 0 });
    await expectRefus(who.call('GET', `${EXPORTS}/${id}`), 'introuvable');
    await expectRefus(who.call('GET', `${EXPORTS}/${id}/suivi`), 'introuvable');
    await expectRefus(who.call('POST', `${EXPORTS}/${id}/annuler`), 'introuvable');
    await expectRefus(who.call('POST', `${EXPORTS}/${id}/relancer`), 'introuvable');
    await expectRefus(
      who.call('PATCH', `${EXPORTS}/${id}`, envoi({ frequence: 'aucune' })),
      'introuvable',
    );
    await expectRefus(who.call('DELETE', `${EXPORTS}/${id}`), 'introuvable');
    expect((await telecharger(atelier, who, id)).answer.status).toBe(404);
  }
  const visiteur = await newVisitor(atelier.api.url);
  expect((await telecharger(atelier, visiteur, id)).answer.status).toBe(401);
  const url = `${atelier.api.url}/mon-compte/exports-catalogue/${id}/catalogue`;
  expect((await fetch(url)).status).toBe(401);
  for (const mauvais of ['0', 'x', '99999999999', '1e3']) {
    const { answer } = await telecharger(atelier, morel, mauvais as unknown as number);
    expect(answer.status).toBe(404);
  }
  expect((await telecharger(atelier, morel, id)).answer.status).toBe(200);
  await vider();
});

test('a delegate asks for the person they act for, whose export it is; alone they ask for none', async () => {
  await insertDelegue(atelier.pool, 'DK07');
  await atelier.pool.execute(sql`
    insert into portefeuille (delegue_id, compte_id)
    select id, ${golden.morel} from delegue where code = 'DK07'`);
  const delegue = await newDelegue(atelier.api, 'DK07', MOREL);
  const { id } = await demander(delegue);
  expect(await (await morel.call('GET', `${EXPORTS}/${id}`)).json()).toMatchObject({ id });
  expect(
    await atelier.pool.query(sql`select action from journal_delegue order by id desc limit 1`),
  ).toEqual([{ action: 'export-catalogue' }]);
  const seul = await newDelegue(atelier.api, 'DK07');
  await expectRefus(poster(seul, {}), 'sans-client');
  expect((await telecharger(atelier, seul, id)).answer.status).toBe(409);
});
