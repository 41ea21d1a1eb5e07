import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { MOREL } from '../articles/golden.ts';
import { agirPour, journal, signIn, startEquipe, type Equipe } from '../delegue/equipe.ts';
import { newBuyer, newVisitor, type Visitor } from '../visitors.ts';
import { ajouter, cheminOf, written, lirePanier, refusee } from './paniers.ts';

let equipe: Equipe;
let who: Visitor;
beforeAll(async () => {
  equipe = await startEquipe();
  await equipe.pool.execute(sql`update delegue set plafond_remise = 12.5`);
});
afterAll(() => equipe.api.close());
beforeEach(async () => {
  await equipe.pool.execute(sql`delete from panier`);
  await equipe.pool.execute(sql`update tarif set plancher = 0`);
  who = await agirPour(equipe, await signIn(equipe, 'DK07'), MOREL);
});

const plancher = (montant: string) =>
  equipe.pool.execute(sql`
    update tarif set plancher = ${montant}::numeric where article_id = ${equipe.perceuse}`);
const accorder = async (remise: string) =>
  who.call('PATCH', `${await cheminOf(who, equipe.perceuse)}?remise=${remise}`);
const ligne = async () => (await lirePanier(who)).chantiers[0]?.articles[0];

test('a delegate gives up to their ceiling, and takes it back', async () => {
  await ajouter(who, equipe.perceuse);
  await written(accorder('12.5'));
  // 150.00 negotiated, less 12.5 %.
  expect(await ligne()).toMatchObject({ remise: '12.5', prixHT: { montant: '131.2500' } });
  await written(accorder('0'));
  expect(await ligne()).toMatchObject({ remise: null, prixHT: { montant: '150.0000' } });
});

test('holds for the quantity it was given for, and for what a delegate sets', async () => {
  await ajouter(who, equipe.perceuse);
  await written(accorder('10'));
  const { url } = equipe.api;
  const acheteur = await newBuyer({ url, pool: equipe.pool }, MOREL);
  const prendre = async (qui: Visitor, quantite: number) =>
    written(qui.call('PATCH', `${await cheminOf(qui, equipe.perceuse)}?quantite=${quantite}`));
  await prendre(acheteur, 3);
  expect(await ligne()).toMatchObject({ remise: null, prixHT: { montant: '150.0000' } });
  const { messages } = (await (await acheteur.call('POST', '/api/panier/controler')).json()) as {
    messages: { code: string; libelle: string; correction?: { chemin: string } }[];
  };
  const dit = messages.find(({ code }) => code === 'remise-quantite');
  expect(dit?.correction?.chemin).toContain('quantite=1');
  expect(messages.map(({ code }) => code)).not.toContain('prix-modifie');
  await prendre(acheteur, 1);
  expect(await ligne()).toMatchObject({ remise: '10', prixHT: { montant: '135.0000' } });
  await prendre(who, 3);
  expect(await ligne()).toMatchObject({ remise: '10', quantite: 3 });
  await prendre(acheteur, 4);
  expect(await ligne()).toMatchObject({ remise: null, quantite: 4 });
});

test('refuses a discount above the ceiling of the delegate', async () => {
  await ajouter(who, equipe.perceuse);
  expect(await refusee(accorder('12.51'))).toMatchObject({
    status: 403,
    code: 'remise-plafond',
    data: { articleId: equipe.perceuse, maximum: '12.5' },
  });
  expect(await ligne()).toMatchObject({ remise: null });
});

test('refuses a discount under the floor of the article, and tells the largest', async () => {
  await plancher('141.00');
  await ajouter(who, equipe.perceuse);
  expect(await refusee(accorder('6.01'))).toMatchObject({
    code: 'remise-plafond',
    data: { maximum: '6.00' },
  });
  await written(accorder('6'));
  expect(await ligne()).toMatchObject({ prixHT: { montant: '141.0000' } });
});

test('a floor that rose since holds all the same', async () => {
  await ajouter(who, equipe.perceuse);
  await written(accorder('10'));
  await plancher('145.00');
  expect(await ligne()).toMatchObject({ remise: '10', prixHT: { montant: '145.0000' } });
});

test('can be given while adding; adding more keeps it', async () => {
  const path = `/api/panier/chantiers/nouveau/articles/${equipe.perceuse}?libelle=Lilas`;
  await written(who.call('PUT', `${path}&remise=5`));
  await written(who.call('PUT', path));
  expect(await ligne()).toMatchObject({
    quantite: 2,
    remise: '5',
    prixHT: { montant: '142.5000' },
  });
  expect((await who.call('PUT', `${path}&remise=50`)).status).toBe(403);
  expect(await ligne()).toMatchObject({ quantite: 2 });
});

test('is refused to buyers and visitors, who keep what they were given', async () => {
  await ajouter(who, equipe.perceuse);
  await written(accorder('5'));
  const buyer = await newBuyer(equipe.api, MOREL);
  const chemin = await cheminOf(buyer, equipe.perceuse);
  expect(await refusee(buyer.call('PATCH', `${chemin}?remise=1`))).toMatchObject({
    status: 403,
    code: 'remise-plafond',
    data: { maximum: '0' },
  });
  await written(buyer.call('PATCH', `${chemin}?quantite=4`));
  await written(buyer.call('PATCH', `${chemin}?quantite=1`));
  expect(await ligne()).toMatchObject({ quantite: 1, remise: '5' });
  const visitor = await newVisitor(equipe.api.url);
  await ajouter(visitor, equipe.perceuse);
  const sien = await cheminOf(visitor, equipe.perceuse);
  expect((await visitor.call('PATCH', `${sien}?remise=1`)).status).toBe(403);
});

test('is in the journal, for the customer to read', async () => {
  await ajouter(who, equipe.perceuse);
  const before = (await journal(equipe)).length;
  await written(accorder('5'));
  await accorder('50');
  expect((await journal(equipe)).slice(before)).toEqual([
    `DK07 C001 ${MOREL} panier-remise {"remise": "5", "reference": "PVX-18-60"}`,
  ]);
});
