/** Baskets with promotions worked out by hand, to the cent. */
import type { Panier } from '@comptoir/contract/panier/panier.contract.ts';
import { lirePanier as contrat } from '@comptoir/contract/panier/panier.contract.ts';
import { Ajv } from 'ajv';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { LEMAIRE, MOREL } from '../articles/golden.ts';
import { agirPour, signIn, startEquipe } from '../delegue/equipe.ts';
import { forFile } from '../for-file.ts';
import { ajouter, cheminOf, written, lirePanier } from '../panier/paniers.ts';
import { newBuyer, newVisitor } from '../visitors.ts';
import { insertCoupon, insertPromotion, viderPromotions } from './promotions.ts';

const equipe = forFile(() => startEquipe());
beforeAll(async () => {
  await equipe.pool.execute(sql`update article set tva = 5.5 where id = ${equipe.vis}`);
  await equipe.pool.execute(sql`update delegue set plafond_remise = 10`);
});
beforeEach(() => viderPromotions(equipe.pool));

/** `currency brut remises (of prices) eco net ttc economies`, rates, promotions, lines. */
function read({ tarif, chantiers }: Panier): string[] {
  const { devise, brutHT, remises, remisesPrix, ecoParticipation, netHT, tva, ttc } = tarif;
  const { economies, promotions } = tarif;
  const total = [brutHT, remises, remisesPrix, ecoParticipation, netHT, ttc, economies];
  return [
    `${devise} ${total.map(({ montant }) => montant).join(' ')}`,
    ...tva.map(({ taux, base, montant }) => `${taux}: ${base.montant} ${montant.montant}`),
    ...promotions.map(({ libelle, montant }) => `${libelle} ${montant.montant}`),
    ...chantiers
      .flatMap(({ articles }) => articles)
      .map((ligne) =>
        [ligne.montantHT, ...ligne.promotions.map(({ montant }) => montant)]
          .map((montant) => montant?.montant)
          .join(' − '),
      ),
  ];
}

const dixSurKrafto = {
  code: 'Krafto 10 %',
  paliers: [['400', { pourcentage: '10' }]] as [string, { pourcentage: string }][],
  remise: { marque: 'krafto' },
};
const troisPourDeux = {
  code: '3 pour 2',
  genre: 'lot' as const,
  lot: [3, 2] as [number, number],
  compte: { noeud: 'fixation' },
};

test('totals of a visitor: three for two on screws, 10 % on the drills from 400 € of goods, two rates', async () => {
  await insertPromotion(equipe.pool, dixSurKrafto);
  await insertPromotion(equipe.pool, troisPourDeux);
  const who = await newVisitor(equipe.api.url);
  await ajouter(who, equipe.vis, 7);
  await ajouter(who, equipe.perceuse, 3);
  const panier = await lirePanier(who);
  // 137.55 − 2 × 19.65 = 98.25; 453.60 − 45.36 = 408.24, and 1.26 of eco-participation.
  expect(read(panier)).toEqual([
    'EUR 713.30 206.81 122.15 1.26 507.75 595.05 206.81',
    '5.5: 98.25 5.40',
    '20: 409.50 81.90',
    'Krafto 10 % 45.36',
    '3 pour 2 39.30',
    '137.55 − 39.30',
    '453.60 − 45.36',
  ]);
  expect(new Ajv().validate(contrat.answer, panier)).toBe(true);
  expect(panier.promotions).toMatchObject([
    {
      genre: 'remise',
      coupon: false,
      compte: { montant: { montant: '591.15', devise: 'EUR' }, quantite: null },
      seuil: { montant: { montant: '400.00', devise: 'EUR' } },
      goodie: null,
    },
    { genre: 'lot', compte: { montant: null, quantite: 7 }, seuil: { quantite: 3 } },
  ]);
});

test('totals of a company billed in pounds: thresholds and amounts are converted, a coupon is split', async () => {
  await insertPromotion(equipe.pool, dixSurKrafto);
  await insertPromotion(equipe.pool, troisPourDeux);
  const promotionId = await insertPromotion(equipe.pool, {
    code: '{20 EUR} offerts',
    surCoupon: true,
    paliers: [['150', { montant: '20' }]],
  });
  await insertCoupon(equipe.pool, { code: 'MERCI-20', promotionId });
  const who = await newBuyer(equipe.api, LEMAIRE);
  await ajouter(who, equipe.vis, 3);
  await ajouter(who, equipe.perceuse, 2);
  const attache = await who.call('POST', '/api/panier/controler-coupon-reduction?code=merci20');
  expect(await attache.json()).toMatchObject({
    coupon: { code: 'MERCI-20', montant: { montant: '17.00', devise: 'GBP' }, valide: true },
  });
  // At 0.85: 302.34 is under 340.00. 45.30 − 15.10 − 1.79 = 28.41; 257.04 − 15.21 = 241.83, eco 0.71.
  expect(read(await lirePanier(who))).toEqual([
    'GBP 374.61 104.37 72.27 0.71 270.95 321.02 104.37',
    '5.5: 28.41 1.56',
    '20: 242.54 48.51',
    '3 pour 2 15.10',
    '17 £ offerts 17.00',
    '45.30 − 15.10 − 1.79',
    '257.04 − 15.21',
  ]);
});

test('a line a delegate discounted is promoted after that discount, to its floor', async () => {
  await insertPromotion(equipe.pool, {
    code: 'Deux perceuses',
    mesure: 'quantite',
    paliers: [['2', { pourcentage: '20' }]],
    compte: { articleId: equipe.perceuse },
  });
  await equipe.pool.execute(
    sql`update tarif set plancher = 130 where article_id = ${equipe.perceuse}`,
  );
  const who = await agirPour(equipe, await signIn(equipe, 'DK07'), MOREL);
  await ajouter(who, equipe.perceuse, 2);
  // 20 % of 300.00: no delegate, no floor.
  expect(read(await lirePanier(who)).slice(2)).toEqual(['Deux perceuses 60.00', '300.00 − 60.00']);
  await written(who.call('PATCH', `${await cheminOf(who, equipe.perceuse)}?remise=7.5`));
  // 277.50 would go down to 222.00; the floor of two is 260.00.
  expect(read(await lirePanier(who))).toEqual([
    'EUR 378.00 118.00 100.50 0.84 260.84 313.01 118.00',
    '20: 260.84 52.17',
    'Deux perceuses 17.50',
    '277.50 − 17.50',
  ]);
  await equipe.pool.execute(sql`update tarif set plancher = 0`);
});

test('two promotions that do not combine: each line goes where most is taken off', async () => {
  await insertPromotion(equipe.pool, {
    code: 'Tout à 5 %',
    cumulable: false,
    paliers: [['1', { pourcentage: '5' }]],
  });
  await insertPromotion(equipe.pool, { ...troisPourDeux, cumulable: false });
  const who = await newVisitor(equipe.api.url);
  await ajouter(who, equipe.vis, 3);
  await ajouter(who, equipe.perceuse, 1);
  // 20.90 rather than 5 % of 62.70; 5 % of 151.20.
  expect(read(await lirePanier(who)).slice(3)).toEqual([
    'Tout à 5 % 7.56',
    '3 pour 2 20.90',
    '62.70 − 20.90',
    '151.20 − 7.56',
  ]);
});

test('free carriage counts what is left after promotions, and one that gives it says so', async () => {
  await insertPromotion(equipe.pool, {
    code: 'Vingt de moins',
    paliers: [['150', { montant: '20' }]],
  });
  const who = await newVisitor(equipe.api.url);
  await ajouter(who, equipe.perceuse, 1);
  expect((await lirePanier(who)).franco).toMatchObject({
    reste: { montant: '18.80' },
    promotion: null,
  });
  await insertPromotion(equipe.pool, {
    code: 'Port offert',
    genre: 'port',
    paliers: [['100', {}]],
  });
  expect((await lirePanier(who)).franco).toMatchObject({
    seuil: { montant: '150.00' },
    reste: { montant: '0.00', devise: 'EUR' },
    promotion: 'Port offert',
  });
});

test('a promotion holds for its group of customers and its days alone', async () => {
  await insertPromotion(equipe.pool, {
    code: 'Demain',
    debut: 1,
    paliers: [['1', { pourcentage: '50' }]],
  });
  await insertPromotion(equipe.pool, {
    code: 'Dernier jour',
    fin: 0,
    paliers: [['1', { pourcentage: '10' }]],
  });
  const { pool, morel } = equipe;
  await pool.execute(sql`
    insert into groupe_client (code, libelle_fr, libelle_en, libelle_es) values ('fideles', 'a', 'a', 'a')`);
  await pool.execute(sql`
    insert into groupe_client_compte (groupe_id, compte_id) select id, ${morel} from groupe_client`);
  await insertPromotion(pool, {
    code: 'Fidèles',
    groupe: 'fideles',
    paliers: [['1', { pourcentage: '5' }]],
  });
  const titres = async (who: Parameters<typeof lirePanier>[0]) => {
    await ajouter(who, equipe.vis);
    return (await lirePanier(who)).promotions.map(({ libelle }) => libelle);
  };
  expect(await titres(await newVisitor(equipe.api.url))).toEqual(['Dernier jour']);
  expect(await titres(await newBuyer(equipe.api, LEMAIRE))).toEqual(['Dernier jour']);
  expect(await titres(await newBuyer(equipe.api, MOREL))).toEqual(['Dernier jour', 'Fidèles']);
});
