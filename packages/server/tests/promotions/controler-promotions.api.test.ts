import type { MessageControle } from '@comptoir/contract/panier/controles.contract.ts';
import type { PromotionsPanier } from '@comptoir/contract/panier/promotions-panier.contract.ts';
import { beforeEach, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { LEMAIRE, MOREL } from '../articles/golden.ts';
import { startGolden } from '../articles/golden-api.ts';
import { forFile } from '../for-file.ts';
import { ajouter, cheminOf, written, lirePanier } from '../panier/paniers.ts';
import { newBuyer, newVisitor, type Visitor } from '../visitors.ts';
import { insertCoupon, insertPromotion, viderPromotions } from './promotions.ts';

const api = forFile(() => startGolden({ lieux: true }));
let who: Visitor;
beforeEach(async () => {
  await viderPromotions(api.pool);
  who = await newBuyer(api, MOREL);
});

async function controlerPromotions({
  visitor = who,
  query = '',
  langue = 'fr',
} = {}): Promise<PromotionsPanier> {
  const answer = await visitor.call('POST', `/api/panier/controler-promotions-panier${query}`, {
    headers: { 'accept-language': langue },
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as PromotionsPanier;
}

async function controler(visitor = who): Promise<MessageControle[]> {
  const answer = await visitor.call('POST', '/api/panier/controler');
  return ((await answer.json()) as { messages: MessageControle[] }).messages;
}

test('an empty basket has no message', async () => {
  await insertPromotion(api.pool, { code: 'Port', genre: 'port', paliers: [['10', {}]] });
  expect(await controlerPromotions()).toEqual({ appliquees: [], proches: [], terminees: [] });
  expect(await api.pool.query(sql`select from panier`)).toHaveLength(0);
});

test('the check reports which promotions count, which are close and what is missing, which just ended', async () => {
  const remise = await insertPromotion(api.pool, {
    code: 'Vissez',
    paliers: [
      ['50', { pourcentage: '5' }],
      ['100', { pourcentage: '8' }],
    ],
    compte: { noeud: 'vis-a-bois' },
  });
  const port = await insertPromotion(api.pool, {
    code: 'Port',
    genre: 'port',
    paliers: [['90', {}]],
  });
  const lot = await insertPromotion(api.pool, {
    code: 'Lot',
    genre: 'lot',
    lot: [5, 4],
    compte: { articleId: api.vis },
  });
  const nombre = await insertPromotion(api.pool, {
    code: 'Six',
    mesure: 'quantite',
    paliers: [['6', { montant: '3' }]],
  });
  const finie = await insertPromotion(api.pool, {
    code: 'Finie',
    debut: -9,
    fin: -1,
    paliers: [['10', { pourcentage: '5' }]],
  });
  await insertPromotion(api.pool, {
    code: 'Oubliée',
    debut: -30,
    fin: -8,
    paliers: [['10', { pourcentage: '5' }]],
  });
  await insertPromotion(api.pool, { code: 'Loin', paliers: [['1000', { pourcentage: '5' }]] });
  const visitor = await newVisitor(api.url);
  await ajouter(visitor, api.vis, 4);
  // 4 × 20.90 = 83.60.
  const promotions = await controlerPromotions({ visitor });
  expect(promotions).toMatchObject({
    appliquees: [{ id: remise, libelle: 'Vissez', montant: { montant: '4.18' } }],
    proches: [
      {
        id: port,
        manque: { montant: { montant: '6.40', devise: 'EUR' }, quantite: null },
        message: 'Encore 6,40\u00a0€\u00a0HT et le port est offert.',
      },
      {
        id: remise,
        manque: { montant: { montant: '16.40' } },
        message: 'Plus que 16,40\u00a0€\u00a0HT pour en profiter.',
      },
      {
        id: lot,
        manque: { montant: null, quantite: 1 },
        message: 'Prenez-en une de plus, elle est offerte.',
      },
      { id: nombre, manque: { quantite: 2 }, message: 'Plus que 2 unités pour en profiter.' },
    ],
    terminees: [{ id: finie, libelle: 'Finie', fin: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }],
  });
  expect(promotions.terminees[0]?.message).toMatch(/^Terminée le \d\d\/\d\d\/\d{4}\.$/);
  const anglais = await controlerPromotions({ visitor, langue: 'en' });
  expect(anglais.appliquees[0]?.libelle).toBe('Vissez en');
});

test('free carriage is not close where it is free already', async () => {
  await insertPromotion(api.pool, { code: 'Port', genre: 'port', paliers: [['500', {}]] });
  await ajouter(who, api.perceuse, 3);
  await api.pool.execute(sql`update compte set franco = 2 where id = ${api.morel}`);
  expect((await controlerPromotions()).proches).toEqual([]);
  await api.pool.execute(sql`update compte set franco = 0 where id = ${api.morel}`);
  expect((await controlerPromotions()).proches).toHaveLength(1);
});

test('a promotion for one group is not mentioned to others', async () => {
  await api.pool.execute(sql`
    insert into groupe_client (code, libelle_fr, libelle_en, libelle_es) values ('fideles', 'a', 'a', 'a')`);
  await insertPromotion(api.pool, {
    code: 'Fidèles',
    groupe: 'fideles',
    paliers: [
      ['1', { pourcentage: '5' }],
      ['30', { pourcentage: '9' }],
    ],
  });
  const lemaire = await newBuyer(api, LEMAIRE);
  await ajouter(lemaire, api.vis);
  expect(await controlerPromotions({ visitor: lemaire })).toEqual({
    appliquees: [],
    proches: [],
    terminees: [],
  });
});

test('a promotion that ends after it was seen is told until the buyer knows', async () => {
  const id = await insertPromotion(api.pool, {
    code: 'Semaine',
    paliers: [['1', { pourcentage: '5' }]],
  });
  await ajouter(who, api.vis, 2);
  await controlerPromotions();
  const { version } = await lirePanier(who);
  expect(await controler()).toEqual([]);
  await api.pool.execute(sql`update promotion_panier set fin = current_date - 1 where id = ${id}`);
  await controlerPromotions();
  const [message, autre] = await controler();
  expect(autre).toBeUndefined();
  expect(message).toMatchObject({
    code: 'promotion-expiree',
    niveau: 'attention',
    libelle: expect.stringMatching(/^«\u00a0Semaine\u00a0» a pris fin le .* dans ce panier\.$/),
    correction: { libelle: 'Continuer sans', methode: 'POST' },
  });
  const chemin = message?.correction?.chemin ?? '';
  expect((await who.call('POST', chemin)).status).toBe(200);
  expect(await controler()).toEqual([]);
  // Looking changes nothing of the basket.
  expect((await lirePanier(who)).version).toBe(version);
});

test('one that no longer counts because its goods went has not ended', async () => {
  const id = await insertPromotion(api.pool, {
    code: 'Semaine',
    paliers: [['1', { pourcentage: '5' }]],
    compte: { articleId: api.vis },
  });
  await ajouter(who, api.vis, 2);
  await ajouter(who, api.perceuse);
  await controlerPromotions();
  await written(who.call('DELETE', await cheminOf(who, api.vis)));
  await controlerPromotions();
  await api.pool.execute(sql`update promotion_panier set fin = current_date - 1 where id = ${id}`);
  expect((await controler()).filter(({ code }) => code === 'promotion-expiree')).toEqual([]);
});

test('a coupon that does not hold is told, and taken off by one call', async () => {
  const promotionId = await insertPromotion(api.pool, {
    code: 'Cent',
    surCoupon: true,
    paliers: [['30', { montant: '5' }]],
  });
  await insertCoupon(api.pool, { code: 'CENT', promotionId });
  await ajouter(who, api.vis, 2);
  await written(who.call('POST', '/api/panier/controler-coupon-reduction?code=cent'));
  expect(await controler()).toEqual([]);
  await written(who.call('PATCH', `${await cheminOf(who, api.vis)}?quantite=1`));
  const [message] = await controler();
  expect(message).toMatchObject({
    code: 'coupon-invalide',
    niveau: 'attention',
    libelle:
      'Code CENT\u00a0: Ce code demande 30,00\u00a0€\u00a0HT d’achats\u00a0: il manque 12,23\u00a0€.',
    correction: { libelle: 'Retirer le code', methode: 'DELETE' },
  });
  await written(who.call('DELETE', message?.correction?.chemin ?? ''));
  expect(await controler()).toEqual([]);
});

test('under the minimum of its company nothing is ordered, a quote can be asked for', async () => {
  await ajouter(who, api.vis, 2);
  // 2 × 17.77 = 35.54, 5 % off: 33.76.
  await insertPromotion(api.pool, { code: 'Cinq', paliers: [['1', { pourcentage: '5' }]] });
  const minimum = (montant: string | null) =>
    api.pool.execute(
      sql`update compte set commande_minimum = ${montant}::numeric where id = ${api.morel}`,
    );
  await minimum('33.76');
  expect(await controler()).toEqual([]);
  await minimum('40');
  expect(await controler()).toEqual([
    {
      code: 'montant-minimum',
      niveau: 'erreur',
      libelle:
        'Nous préparons les commandes à partir de 40,00\u00a0€\u00a0HT\u00a0: il manque 6,24\u00a0€.',
    },
  ]);
  await written(who.call('PATCH', '/api/panier?type=Devis'));
  expect(await controler()).toEqual([]);
  await minimum(null);
});
