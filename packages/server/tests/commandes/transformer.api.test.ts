import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { LEMAIRE, MOREL } from '../articles/golden.ts';
import { agirPour, journal, signIn, startEquipe } from '../delegue/equipe.ts';
import { forFile } from '../for-file.ts';
import { ajouter, lirePanier, refusee } from '../panier/paniers.ts';
import { insertCoupon, insertPromotion } from '../promotions/promotions.ts';
import { newBuyer, newVisitor, type Visitor } from '../visitors.ts';
import {
  desservir,
  readCommande,
  ouvrirPiece,
  passer,
  transformer,
  type Transformee,
} from './tunnel.ts';

const equipe = forFile(() => startEquipe({ lieux: true }));
let who: Visitor;
let adresseId: number;
beforeAll(async () => {
  adresseId = await desservir(equipe.pool, equipe.morel);
});
beforeEach(async () => {
  const { pool } = equipe;
  for (const table of ['commande', 'panier', 'outbox', 'compte_situation', 'idempotence']) {
    await pool.execute(sql([`delete from ${table}`] as unknown as TemplateStringsArray));
  }
  await pool.execute(sql`update stock set quantite = 30 where lieu_id in (1, 2)`);
  await pool.execute(sql`update utilisateur set limite_commande = null, limite_mois = null`);
  who = await newBuyer(equipe.api, MOREL);
});

const compter = async () => {
  const { n } = await equipe.pool.one<{ n: number }>(sql`select count(*) as n from commande`);
  return n;
};
const stockLibre = async () => {
  const { n } = await equipe.pool.one<{ n: number }>(
    sql`select sum(quantite)::int as n from stock where lieu_id in (1, 2)`,
  );
  return n;
};

test('makes the order of the piece, empties the basket and holds the stock back', async () => {
  await ajouter(who, equipe.vis, 5);
  await ajouter(who, equipe.perceuse, 2, 'Lilas');
  const faite = await passer(who, { adresseId });
  expect(faite).toMatchObject({ type: 'Commande', typeDocument: 1, suite: 'commande-succes' });
  const commande = await readCommande(who, faite.key);
  expect(commande).toMatchObject({
    numero: faite.numero,
    etat: 'validee',
    chantiers: ['Lilas'],
    nombreLignes: 2,
    modePaiement: 'virement',
    modeLivraison: 'livraison',
  });
  // What belongs to no chantier comes last, as in the basket.
  expect(commande.lignesParChantier.map(({ lignes }) => lignes.map((l) => l.reference))).toEqual([
    ['PVX-18-60'],
    ['VBF-05060-ZJ'],
  ]);
  const ids = commande.lignesParChantier.flatMap(({ lignes }) => lignes.map(({ id }) => id));
  const promises = commande.livraison.envois.flatMap(({ lignes }) => lignes.map((l) => l.ligneId));
  expect(new Set(promises)).toEqual(new Set(ids));
  expect(await stockLibre()).toBe(55);
  expect((await lirePanier(who)).nombreArticles).toBe(0);
  expect(await refusee(who.call('GET', '/api/piece-ouverte'))).toMatchObject({ status: 404 });
  const evenements = await equipe.pool.query(
    sql`select donnees from outbox where sujet = 'commandes-modifiees'`,
  );
  expect(evenements).toHaveLength(1);
});

test('asks for a key', async () => {
  await ajouter(who, equipe.vis, 5);
  await ouvrirPiece(who, { adresseId });
  expect(await refusee(who.call('POST', '/api/piece-ouverte/transformer'))).toMatchObject({
    status: 400,
    code: 'requete-invalide',
    data: { champ: 'Idempotency-Key' },
  });
});

test('twenty at once with one key make one order, told to all of them', async () => {
  await ajouter(who, equipe.vis, 5);
  await ouvrirPiece(who, { adresseId });
  const cle = randomUUID();
  const answers = await Promise.all(Array.from({ length: 20 }, () => transformer(who, cle)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const faites = (await Promise.all(answers.map((a) => a.json()))) as Transformee[];
  expect(new Set(faites.map(({ key }) => key)).size).toBe(1);
  expect(await compter()).toBe(1);
  expect(await stockLibre()).toBe(55);
});

test('twenty at once with keys of their own make one order, the others are refused clearly', async () => {
  await ajouter(who, equipe.vis, 5);
  await ouvrirPiece(who, { adresseId });
  const answers = await Promise.all(Array.from({ length: 20 }, () => transformer(who)));
  const codes = await Promise.all(
    answers.map(async (a) => (a.ok ? 'ok' : ((await a.json()) as { code: string }).code)),
  );
  expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
  expect(new Set(codes)).toEqual(new Set(['ok', 'introuvable']));
  expect(await compter()).toBe(1);
});

test('a request sent again later gets the same answer', async () => {
  await ajouter(who, equipe.vis, 5);
  await ouvrirPiece(who, { adresseId });
  const cle = randomUUID();
  const premiere: unknown = await (await transformer(who, cle)).json();
  await ajouter(who, equipe.vis, 1);
  expect(await (await transformer(who, cle)).json()).toEqual(premiere);
  expect((await lirePanier(who)).nombreArticles).toBe(1);
});

test('a basket changed meanwhile is not ordered', async () => {
  await ajouter(who, equipe.vis, 5);
  await ouvrirPiece(who, { adresseId });
  await ajouter(who, equipe.perceuse);
  expect(await refusee(transformer(who))).toMatchObject({ status: 404, code: 'introuvable' });
  expect(await compter()).toBe(0);
});

test('a company blocked meanwhile orders nothing', async () => {
  await ajouter(who, equipe.vis, 5);
  await ouvrirPiece(who, { adresseId });
  await equipe.pool.execute(sql`update compte set bloque = true where id = ${equipe.morel}`);
  try {
    expect(await refusee(transformer(who))).toMatchObject({ status: 403, code: 'compte-bloque' });
  } finally {
    await equipe.pool.execute(sql`update compte set bloque = false where id = ${equipe.morel}`);
  }
  expect(await compter()).toBe(0);
  expect((await lirePanier(who)).nombreArticles).toBe(1);
});

test('on account, no more than the credit that is left, orders under way counted', async () => {
  await equipe.pool.execute(sql`
    insert into compte_situation (compte_id, plafond_credit, encours) values (${equipe.morel}, 400, 100)`);
  await ajouter(who, equipe.perceuse, 1);
  await passer(who, { adresseId, modePaiement: 'en-compte' });
  await ajouter(who, equipe.perceuse, 1);
  await ouvrirPiece(who, { adresseId, modePaiement: 'virement' });
  await equipe.pool.execute(sql`update piece_ouverte set mode_paiement = 'en-compte'`);
  expect((await refusee(transformer(who))).code).toMatch(/paiement-impossible|piece-incomplete/);
  expect(await compter()).toBe(1);
});

test('above a buyer’s limit the order waits for their approver, its stock held back', async () => {
  await equipe.pool.execute(sql`
    update utilisateur set limite_commande = 50 where email = ${MOREL}`);
  await ajouter(who, equipe.vis, 5);
  const { key } = await passer(who, { adresseId });
  const commande = await readCommande(who, key);
  expect(commande.etat).toBe('a-valider');
  expect(commande.approbations).toMatchObject([{ nom: 'Hélène Morel', decision: null }]);
  expect(await stockLibre()).toBe(55);
});

test('a coupon used up by another meanwhile is told', async () => {
  const { pool } = equipe;
  const promotionId = await insertPromotion(pool, {
    code: 'Dix',
    paliers: [['1', { pourcentage: '10' }]],
  });
  await insertCoupon(pool, { code: 'DIX10', promotionId });
  await ajouter(who, equipe.vis, 5);
  await who.call('POST', '/api/panier/controler-coupon-reduction?code=DIX10');
  await ouvrirPiece(who, { adresseId });
  await pool.execute(sql`
    update coupon set utilisations_max = 1`);
  await pool.execute(sql`
    insert into coupon_utilisation (coupon_id, compte_id) select id, ${equipe.lemaire} from coupon`);
  expect(await refusee(transformer(who))).toMatchObject({ status: 409, code: 'coupon-epuise' });
  expect(await compter()).toBe(0);
});

test('a quote is asked for without payment, and empties the basket too', async () => {
  await ajouter(who, equipe.vis, 5);
  const faite = await passer(who, { adresseId, type: 'Devis' });
  expect(faite).toMatchObject({ type: 'Devis', typeDocument: 0, suite: 'devis-succes' });
  expect((await lirePanier(who)).nombreArticles).toBe(0);
  expect(await compter()).toBe(0);
});

test('a delegate orders for the person they act for, and the journal says so', async () => {
  const delegue = await agirPour(equipe, await signIn(equipe, 'DK07'), MOREL);
  await ajouter(delegue, equipe.vis, 5);
  const { key, numero } = await passer(delegue, { adresseId });
  expect(await readCommande(who, key)).toMatchObject({ auteur: { nom: 'Anne Morel' } });
  expect((await journal(equipe)).at(-1)).toContain(`commande-passee {"numero": "${numero}"}`);
});

test('a visitor signs in first, and nobody reads the order of another company', async () => {
  const visiteur = await newVisitor(equipe.api.url);
  expect(await refusee(transformer(visiteur))).toMatchObject({ status: 401 });
  await ajouter(who, equipe.vis, 5);
  const { key } = await passer(who, { adresseId });
  const autre = await newBuyer(equipe.api, LEMAIRE);
  expect(await refusee(autre.call('GET', `/api/commandes/${key}`))).toMatchObject({ status: 404 });
});

test('a piece without its delivery is not ordered, and what is missing is told', async () => {
  await ajouter(who, equipe.perceuse, 1);
  expect((await who.call('POST', '/api/panier/transformer?type=Commande')).status).toBe(200);
  await equipe.pool.execute(sql`update piece_ouverte set contact = null, livraison = null`);
  const avant = await compter();
  expect(await refusee(transformer(who))).toMatchObject({ code: 'piece-incomplete' });
  expect(await compter()).toBe(avant);
});
