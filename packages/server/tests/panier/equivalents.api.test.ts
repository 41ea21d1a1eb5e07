import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import type { listerEquivalents } from '@comptoir/contract/panier/equivalents.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { startApi, type TestApi } from '../api.ts';
import { buildGolden, buildLieux, type Golden } from '../articles/golden.ts';
import { newVisitor } from '../visitors.ts';
import { ajouter, cheminOf, refusee } from './paniers.ts';

let api: TestApi;
let golden: Golden;
const autres: Record<string, number> = {};

beforeAll(async () => {
  api = await startApi();
  golden = await buildGolden(api.pool);
  await buildLieux(api.pool, golden.perceuse);
  await api.pool.execute(sql`
    insert into attribut (code, type, unite, decimales, rang, libelle_fr, libelle_en, libelle_es)
    values ('longueur', 'nombre', 'mm', 0, 1, 'Longueur', 'Length', 'Longitud')`);
  await api.pool.execute(sql`
    insert into attribut_valeur (attribut_id, nombre) select id, n from attribut, (values (60), (80)) as v (n)`);
  await api.pool.execute(sql`
    update produit set axes = array(select id from attribut), modele = 'VIS' where code = 'VBF-05060-ZJ'`);
  await api.pool.execute(sql`
    update article set valeurs = array[(select id from attribut_valeur where nombre = 60)]
     where id = ${golden.vis}`);
  // The same by Krafto: dearer, cheaper, longer, short of stock, withdrawn.
  const variantes = [
    ['CHER', 60, '30.00', 100, false],
    ['BON', 60, '12.00', 100, false],
    ['LONG', 80, '9.00', 100, false],
    ['RARE', 60, '8.00', 5, false],
    ['VIEUX', 60, '7.00', 100, true],
  ] as const;
  const { id: produit } = await api.pool.one<{ id: number }>(sql`
    insert into produit (code, modele, noeud_id, marque_id, genre, axes, nom_fr, nom_en, nom_es,
      slug_fr, slug_en, slug_es, description_fr, description_en, description_es)
    select 'K', 'VIS', noeud_id, (select id from marque where code = 'krafto'), 'vis', axes, 'k', 'k',
           'k', 'k', 'k', 'k', 'k', 'k', 'k'
      from produit where code = 'VBF-05060-ZJ'
    returning id`);
  for (const [i, [reference, longueur, prix, stock, retire]] of variantes.entries()) {
    const { id } = await api.pool.one<{ id: number }>(sql`
      insert into article (produit_id, rang, poids, delai_fournisseur, en_vente_le, reference, ean,
        unite, libelle_fr, libelle_en, libelle_es, valeurs, retire)
      select ${produit}, ${i}, 100, 5, '2026-01-01', ${reference}, ${`2111111${i}`}, 'boite', 'k', 'k', 'k',
             array(select id from attribut_valeur where nombre = ${longueur}), ${retire}
      returning id`);
    autres[reference] = id;
    await api.pool.execute(
      sql`insert into tarif (article_id, prix, plancher) values (${id}, ${prix}::numeric, 0)`,
    );
    await api.pool.execute(
      sql`insert into stock (article_id, lieu_id, quantite, attendu) values (${id}, 1, ${stock}, 0)`,
    );
  }
});
afterAll(() => api.close());

test('the same by another maker, in stock for the quantity, the cheapest first', async () => {
  const who = await newVisitor(api.url);
  await ajouter(who, golden.vis, 20);
  const answer = await who.call('GET', `${await cheminOf(who, golden.vis)}/equivalents`);
  expect(answer.status).toBe(200);
  const { quantite, articles } = (await answer.json()) as CallAnswer<typeof listerEquivalents>;
  expect(quantite).toBe(20);
  // Krafto is 20 % off this week.
  expect(
    articles.map(({ reference, tarif }) => `${reference} ${tarif?.prixNetHT.montant}`),
  ).toEqual(['BON 9.6000', 'CHER 24.0000']);
});

test('fewer are asked for: what is short of stock is enough', async () => {
  const who = await newVisitor(api.url);
  await ajouter(who, golden.vis, 5);
  const answer = await who.call('GET', `${await cheminOf(who, golden.vis)}/equivalents`);
  const { articles } = (await answer.json()) as CallAnswer<typeof listerEquivalents>;
  expect(articles.map(({ reference }) => reference)).toEqual(['RARE', 'BON', 'CHER']);
});

test('a line that is not in the basket has none', async () => {
  const who = await newVisitor(api.url);
  await ajouter(who, golden.vis, 5);
  const chemin = await cheminOf(who, golden.vis);
  const autre = await newVisitor(api.url);
  expect(await refusee(autre.call('GET', `${chemin}/equivalents`))).toMatchObject({
    code: 'introuvable',
  });
  const absent = chemin.replace(/\d+$/, String(autres.BON));
  expect(await refusee(who.call('GET', `${absent}/equivalents`))).toMatchObject({ status: 404 });
});
