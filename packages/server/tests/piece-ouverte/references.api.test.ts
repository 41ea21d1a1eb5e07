import { beforeEach, describe, expect, test } from 'vitest';
import { exigencesOf, type Exigence } from '@comptoir/contract/panier/references.schema.ts';
import { sql } from '../../src/db/sql.ts';
import { upsertExigences } from '../../src/factures/exigences-chorus.sql.ts';
import { readCommande, transformer } from '../commandes/tunnel.ts';
import { MOREL } from '../articles/golden.ts';
import { forFile } from '../for-file.ts';
import { creerAdresse } from '../livraison/livraisons.ts';
import { ajouter, json, refusee } from '../panier/paniers.ts';
import { newBuyer, type Visitor } from '../visitors.ts';
import {
  choisir,
  writeContact,
  readPiece,
  startBoutique,
  transformer as figer,
  vider,
} from './pieces.ts';

const shop = forFile(startBoutique);
let who: Visitor;
beforeEach(async () => {
  await vider(shop);
  who = await newBuyer(shop.api, MOREL);
});

const publier = (isPublic: boolean) =>
  shop.pool.execute(sql`update compte set secteur_public = ${isPublic} where id = ${shop.morel}`);

const write = (body: unknown) => who.call('PATCH', '/api/piece-ouverte/references', json(body));

/** Two chantiers, all chosen but their references. */
async function preparer(): Promise<number[]> {
  await creerAdresse(who);
  await ajouter(who, shop.vis, 5, 'Mairie');
  await ajouter(who, shop.vis, 5, 'École');
  const { chantiers } = await figer(who, 'Commande');
  await choisir(who, { formule: 'au-plus-tot' });
  await writeContact(who, { nom: 'Anne Morel', telephone: '0240000000' });
  await who.call('PATCH', '/api/piece-ouverte?modePaiement=virement');
  return chantiers.filter(({ articles }) => articles.length > 0).map(({ id }) => id);
}

test('a public body orders nothing without service code and engagement number of each chantier', async () => {
  await publier(false);
  const [premier, second] = await preparer();
  await publier(true);
  expect((await readPiece(who)).chorus).toEqual({ service: true, engagement: true, soit: false });
  expect(await refusee(transformer(who))).toMatchObject({
    status: 422,
    code: 'piece-incomplete',
    data: { etape: 'confirmation', champ: 'codeServiceChorus', chantierId: premier },
  });
  const controle = await who.call('POST', '/api/piece-ouverte/controler');
  expect(await controle.json()).toMatchObject({
    messages: [
      { code: 'reference-manquante', niveau: 'erreur', chantierId: premier },
      { code: 'reference-manquante', niveau: 'erreur', chantierId: second },
    ],
  });
  await write({ chantierId: premier, codeServiceChorus: ' VOIRIE ', numeroEngagement: 'E-1' });
  await write({ chantierId: second, codeServiceChorus: 'ECOLES' });
  expect(await refusee(transformer(who))).toMatchObject({
    data: { champ: 'numeroEngagement', chantierId: second },
  });
  const answer = await write({ chantierId: second, numeroEngagement: 'E-2' });
  expect(answer.status).toBe(200);
  const { key } = (await (await transformer(who)).json()) as { key: string };
  expect((await readCommande(who, key)).lignesParChantier).toMatchObject([
    { libelle: 'Mairie', codeServiceChorus: 'VOIRIE', numeroEngagement: 'E-1' },
    { libelle: 'École', codeServiceChorus: 'ECOLES', numeroEngagement: 'E-2' },
  ]);
});

test('a quote is asked for without them', async () => {
  await publier(true);
  await creerAdresse(who);
  await ajouter(who, shop.vis, 5);
  await figer(who, 'Devis');
  await choisir(who, { formule: 'au-plus-tot' });
  await writeContact(who, { nom: 'Anne Morel', telephone: '0240000000' });
  expect((await transformer(who)).status).toBe(200);
});

test('anyone gives their own reference, which is on the order; nobody else has to', async () => {
  await publier(false);
  const [premier] = await preparer();
  await write({ chantierId: premier, referenceCommande: 'BC-4711' });
  expect((await readPiece(who)).chantiers.find(({ id }) => id === premier)).toMatchObject({
    referenceCommande: 'BC-4711',
  });
  const { key } = (await (await transformer(who)).json()) as { key: string };
  expect((await readCommande(who, key)).referenceCommande).toBe('BC-4711');
});

test('what Chorus Pro would not take is refused, as is a chantier of another basket', async () => {
  const [premier = 0] = await preparer();
  for (const trop of [
    { codeServiceChorus: 'x'.repeat(101) },
    { numeroEngagement: 'x'.repeat(51) },
  ]) {
    expect(await refusee(write({ chantierId: premier, ...trop }))).toMatchObject({ status: 400 });
  }
  expect(await refusee(write({ chantierId: premier + 1000 }))).toMatchObject({
    code: 'introuvable',
  });
});

describe('the basket of a public body', () => {
  const exiger = (exigence: Exigence) =>
    upsertExigences(shop.pool, 'C001', exigencesOf(exigence)).then((isEcrite) =>
      expect(isEcrite).toBe(true),
    );
  const controles = async () =>
    ((await (await who.call('POST', '/api/panier/controler')).json()) as { messages: unknown[] })
      .messages;
  const writeChantier = (chantierId: number, query: string) =>
    who.call('PATCH', `/api/panier/chantiers/${chantierId}?${query}`);
  const transformerPanier = (type: string) =>
    who.call('POST', `/api/panier/transformer?type=${type}`);

  test.each([
    ['les-deux', 'numeroEngagement=E-1', 'codeServiceChorus=VOIRIE'],
    ['service', '', 'codeServiceChorus=VOIRIE'],
    ['engagement', 'codeServiceChorus=VOIRIE', 'numeroEngagement=E-1'],
    ['soit', '', 'numeroEngagement=E-1'],
  ] as const)('asked for %s, it is ordered once it has them', async (exigence, peu, assez) => {
    await publier(true);
    await exiger(exigence);
    await ajouter(who, shop.vis, 5, 'Mairie');
    const { id } = await shop.pool.one<{ id: number }>(
      sql`select id from chantier where libelle = 'Mairie' order by id desc limit 1`,
    );
    await writeChantier(id, peu);
    expect(await controles()).toMatchObject([
      { code: 'reference-manquante', niveau: 'erreur', chantierId: id },
    ]);
    expect(await refusee(transformerPanier('Commande'))).toMatchObject({
      code: 'panier-a-corriger',
      data: { messages: [{ code: 'reference-manquante', chantierId: id }] },
    });
    expect((await transformerPanier('Devis')).status).toBe(200);
    await writeChantier(id, assez);
    expect(await controles()).toEqual([]);
    expect((await transformerPanier('Commande')).status).toBe(200);
  });

  test.each([
    ['Mairie', /^Chantier Mairie/],
    ['', /^Lignes sans chantier/],
  ])('where it lacks one, it is called by its name, %j', async (nom, dit) => {
    await publier(true);
    await exiger('les-deux');
    await ajouter(who, shop.vis, 5, ...(nom === '' ? [] : [nom]));
    expect(await controles()).toMatchObject([{ libelle: expect.stringMatching(dit) as string }]);
  });

  test('nothing is asked for where its structure asks for nothing', async () => {
    await publier(true);
    await exiger('aucune');
    await ajouter(who, shop.vis, 5);
    expect((await transformerPanier('Commande')).status).toBe(200);
    await exiger('les-deux');
    expect(await refusee(transformerPanier('Commande'))).toMatchObject({
      code: 'panier-a-corriger',
    });
  });

  test('a company is asked for nothing', async () => {
    await publier(false);
    expect(await upsertExigences(shop.pool, 'C001', exigencesOf('les-deux'))).toBe(false);
    await ajouter(who, shop.vis, 5);
    expect(await controles()).toEqual([]);
    expect((await transformerPanier('Commande')).status).toBe(200);
  });
});
