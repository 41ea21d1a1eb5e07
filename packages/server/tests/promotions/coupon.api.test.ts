import { beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { LEMAIRE, MOREL } from '../articles/golden.ts';
import { agirPour, signIn, startEquipe } from '../delegue/equipe.ts';
import { forFile } from '../for-file.ts';
import { ajouter, cheminOf, written, lirePanier, refusee } from '../panier/paniers.ts';
import { newBuyer, newVisitor, type Visitor } from '../visitors.ts';
import {
  insertCoupon,
  insertGroupe,
  insertPromotion,
  viderPromotions,
  type PromotionDeTest,
} from './promotions.ts';

const equipe = forFile(() => startEquipe());
let who: Visitor;
beforeEach(async () => {
  await viderPromotions(equipe.pool);
  who = await newBuyer(equipe.api, MOREL);
  await ajouter(who, equipe.perceuse, 1);
});

const saisir = (code: string, visitor = who) =>
  visitor.call('POST', `/api/panier/controler-coupon-reduction?code=${encodeURIComponent(code)}`);

const promouvoir = (promotion: Partial<PromotionDeTest> = {}) =>
  insertPromotion(equipe.pool, {
    code: 'Dix pour cent',
    surCoupon: true,
    paliers: [['0.01', { pourcentage: '10' }]],
    ...promotion,
  });

test('is typed with or without capitals, spaces and dashes, and taken off again', async () => {
  await insertCoupon(equipe.pool, { code: 'BIENVENUE-10', promotionId: await promouvoir() });
  expect((await lirePanier(who)).tarif.promotions).toEqual([]);
  const { version } = await lirePanier(who);
  const ecriture = await written(saisir('bienvenue 10'));
  expect(ecriture.version).not.toBe(version);
  const panier = await lirePanier(who);
  expect(panier.version).toBe(ecriture.version);
  expect(panier.coupon).toEqual({
    code: 'BIENVENUE-10',
    libelle: 'Dix pour cent',
    montant: { montant: '15.00', devise: 'EUR' },
    valide: true,
    raison: null,
    message: null,
  });
  expect(panier.tarif.promotions).toMatchObject([{ montant: { montant: '15.00' }, coupon: true }]);
  await written(who.call('DELETE', '/api/panier/coupon-reduction'));
  const sans = await lirePanier(who);
  expect(sans).toMatchObject({ coupon: null, tarif: { promotions: [] } });
  const encore = await written(who.call('DELETE', '/api/panier/coupon-reduction'));
  expect(encore).toMatchObject({ version: sans.version, nombreArticles: sans.nombreArticles });
});

test('takes the place of the one that was there', async () => {
  await insertCoupon(equipe.pool, { code: 'DIX', promotionId: await promouvoir() });
  const promotionId = await promouvoir({ code: 'Cinq', paliers: [['1', { montant: '5' }]] });
  await insertCoupon(equipe.pool, { code: 'CINQ', promotionId });
  await written(saisir('DIX'));
  await written(saisir('CINQ'));
  expect(await lirePanier(who)).toMatchObject({
    coupon: { code: 'CINQ' },
    tarif: { promotions: [{ montant: { montant: '5.00' } }] },
  });
});

describe('is refused', () => {
  test('when there is no such code', async () => {
    expect(await refusee(saisir('RIEN'))).toMatchObject({ status: 404, code: 'coupon-inconnu' });
    expect(await refusee(saisir(' - '))).toMatchObject({ code: 'coupon-inconnu' });
    expect(await refusee(who.call('POST', '/api/panier/controler-coupon-reduction'))).toMatchObject(
      {
        status: 400,
        code: 'requete-invalide',
      },
    );
  });

  test('when it is over, by its own last day or by that of its promotion', async () => {
    await insertCoupon(equipe.pool, { code: 'HIER', promotionId: await promouvoir(), fin: -1 });
    expect(await refusee(saisir('HIER'))).toMatchObject({
      status: 409,
      code: 'coupon-expire',
      data: { fin: expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/) },
    });
    const promotionId = await promouvoir({ code: 'Autrefois', debut: -200, fin: -100 });
    await insertCoupon(equipe.pool, { code: 'JADIS', promotionId, fin: 10 });
    expect(await refusee(saisir('JADIS'))).toMatchObject({ code: 'coupon-expire' });
  });

  test('before its first day', async () => {
    await insertCoupon(equipe.pool, { code: 'DEMAIN', promotionId: await promouvoir(), debut: 1 });
    expect(await refusee(saisir('DEMAIN'))).toMatchObject({ status: 409, code: 'coupon-a-venir' });
  });

  test('under its minimum, and what is missing is told', async () => {
    const promotionId = await promouvoir({ paliers: [['170', { montant: '20' }]] });
    await insertCoupon(equipe.pool, { code: 'CENT70', promotionId });
    const headers = { 'accept-language': 'fr' };
    const code = '/api/panier/controler-coupon-reduction?code=cent70';
    expect(await refusee(who.call('POST', code, { headers }))).toMatchObject({
      status: 409,
      code: 'coupon-minimum',
      data: {
        minimum: '170,00\u00a0€',
        manque: '20,00\u00a0€',
        seuil: { montant: '170.00', devise: 'EUR' },
        reste: { montant: '20.00', devise: 'EUR' },
      },
    });
    expect((await lirePanier(who)).coupon).toBeNull();
  });

  test('where nothing in the basket goes with it', async () => {
    const promotionId = await promouvoir({ compte: { marque: 'tirval' } });
    await insertCoupon(equipe.pool, { code: 'TIRVAL', promotionId });
    expect(await refusee(saisir('TIRVAL'))).toMatchObject({
      status: 409,
      code: 'coupon-sans-objet',
    });
  });

  test('to whom it is not for: another group, another company, a visitor', async () => {
    await insertGroupe(equipe.pool, 'autres', equipe.lemaire);
    const groupe = await promouvoir({ groupe: 'autres' });
    await insertCoupon(equipe.pool, { code: 'GROUPE', promotionId: groupe });
    const promotionId = await promouvoir({ code: 'Pour un' });
    await insertCoupon(equipe.pool, { code: 'LEMAIRE', promotionId, compteId: equipe.lemaire });
    const visiteur = await newVisitor(equipe.api.url);
    await ajouter(visiteur, equipe.perceuse);
    for (const visitor of [who, visiteur]) {
      for (const code of ['GROUPE', 'LEMAIRE']) {
        expect(await refusee(saisir(code, visitor))).toMatchObject({
          status: 403,
          code: 'coupon-reserve',
        });
      }
    }
    const lemaire = await newBuyer(equipe.api, LEMAIRE);
    await ajouter(lemaire, equipe.perceuse);
    await written(saisir('GROUPE', lemaire));
    await written(saisir('LEMAIRE', lemaire));
  });

  test('used as often as it may be, by all or by the company', async () => {
    const promotionId = await promouvoir();
    const une = await insertCoupon(equipe.pool, { code: 'UNE', promotionId, parCompte: 1 });
    const deux = await insertCoupon(equipe.pool, { code: 'DEUX', promotionId, max: 2 });
    await equipe.pool.execute(sql`
      insert into coupon_utilisation (coupon_id, compte_id)
      values (${une}, ${equipe.morel}), (${deux}, ${equipe.lemaire}), (${deux}, null)`);
    expect(await refusee(saisir('UNE'))).toMatchObject({ status: 409, code: 'coupon-epuise' });
    expect(await refusee(saisir('DEUX'))).toMatchObject({ code: 'coupon-epuise' });
    const lemaire = await newBuyer(equipe.api, LEMAIRE);
    await ajouter(lemaire, equipe.perceuse);
    await written(saisir('UNE', lemaire));
  });
});

test('guessing codes soon has to wait', async () => {
  await insertCoupon(equipe.pool, { code: 'BON', promotionId: await promouvoir() });
  for (let i = 0; i < 5; i++) await saisir(`FAUX${i}`);
  expect(await refusee(saisir('BON'))).toMatchObject({
    status: 429,
    code: 'trop-de-tentatives',
    data: { secondes: expect.any(Number) },
  });
  // Who tries from elsewhere is not held up.
  const lemaire = await newBuyer(equipe.api, LEMAIRE);
  await ajouter(lemaire, equipe.perceuse);
  await written(saisir('BON', lemaire));
});

test('stays when it no longer holds, counts for nothing, and says why', async () => {
  await ajouter(who, equipe.vis, 5);
  const promotionId = await promouvoir({ paliers: [['200', { montant: '20' }]] });
  await insertCoupon(equipe.pool, { code: 'DEUXCENTS', promotionId });
  await written(saisir('DEUXCENTS'));
  await written(who.call('DELETE', await cheminOf(who, equipe.vis)));
  const { coupon, tarif } = await lirePanier(who);
  expect(coupon).toMatchObject({
    valide: false,
    raison: 'coupon-minimum',
    montant: { montant: '0.00' },
    message: 'Ce code demande 200,00\u00a0€\u00a0HT d’achats\u00a0: il manque 50,00\u00a0€.',
  });
  expect(tarif.promotions).toEqual([]);
  await ajouter(who, equipe.vis, 5);
  expect((await lirePanier(who)).coupon).toMatchObject({ valide: true, raison: null });
});

test('is put on while another takes more off, and says so', async () => {
  await insertPromotion(equipe.pool, {
    code: 'Vingt',
    cumulable: false,
    paliers: [['1', { pourcentage: '20' }]],
  });
  await insertCoupon(equipe.pool, {
    code: 'DIX',
    promotionId: await promouvoir({ cumulable: false }),
  });
  await written(saisir('DIX'));
  expect(await lirePanier(who)).toMatchObject({
    coupon: { valide: false, raison: 'coupon-surpasse' },
    tarif: { promotions: [{ libelle: 'Vingt' }] },
  });
});

test('goes with the basket that is emptied', async () => {
  await insertCoupon(equipe.pool, { code: 'DIX', promotionId: await promouvoir() });
  await written(saisir('DIX'));
  await written(who.call('POST', '/api/panier/vider'));
  await ajouter(who, equipe.perceuse);
  expect((await lirePanier(who)).coupon).toBeNull();
});

test('what a delegate enters for a customer is in the journal', async () => {
  await insertCoupon(equipe.pool, { code: 'DIX', promotionId: await promouvoir() });
  const delegue = await agirPour(equipe, await signIn(equipe, 'DK07'), MOREL);
  await ajouter(delegue, equipe.perceuse);
  await written(saisir('DIX', delegue));
  const actes = await equipe.pool.query(
    sql`select action, details from journal_delegue where action = 'panier-coupon'`,
  );
  expect(actes).toEqual([{ action: 'panier-coupon', details: { code: 'DIX' } }]);
});
