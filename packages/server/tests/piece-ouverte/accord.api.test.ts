/** What a buyer saw is what they order: what changed since is shown before. */
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { MOREL } from '../articles/golden.ts';
import { forFile } from '../for-file.ts';
import { creerAdresse } from '../livraison/livraisons.ts';
import { jourDeSemaine as jour, moment } from '../livraison/semaine.ts';
import { ajouter, refusee } from '../panier/paniers.ts';
import { newBuyer, type Visitor } from '../visitors.ts';
import { choisir, writeContact, readPiece, startBoutique, transformer, vider } from './pieces.ts';

const shop = forFile(startBoutique);
let who: Visitor;
beforeEach(async () => {
  await vider(shop);
  await shop.pool.execute(sql`
    update stock set quantite = case lieu_id when 1 then 30 when 2 then 10 else 4 end
     where article_id = ${shop.vis}`);
  shop.quand = moment(0, '16:20');
  who = await newBuyer(shop.api, MOREL);
  await creerAdresse(who);
  await ajouter(who, shop.vis, 5);
  await transformer(who);
  await choisir(who, {});
  await writeContact(who, { nom: 'Anne Morel', telephone: '01 99 00 41 14' });
  await who.call('PATCH', '/api/piece-ouverte?modePaiement=virement');
});

const commander = (accord: string) =>
  who.call('POST', `/api/piece-ouverte/transformer?accord=${encodeURIComponent(accord)}`, {
    headers: { 'idempotency-key': randomUUID() },
  });
const commandes = async () => {
  const { n } = await shop.pool.one<{ n: number }>(sql`select count(*)::int as n from commande`);
  return n;
};

test('what is as the buyer saw it is ordered, whatever time they took', async () => {
  const { accord } = await readPiece(who);
  shop.quand = moment(0, '16:29');
  expect((await commander(accord)).status).toBe(200);
  expect(await commandes()).toBe(1);
});

test('past the cut-off the buyer is told of the other day before they order it', async () => {
  const vue = await readPiece(who);
  expect(vue.livraison?.envois.map((envoi) => envoi.jour)).toEqual([jour(1)]);
  shop.quand = moment(0, '16:31');
  expect(await refusee(commander(vue.accord))).toMatchObject({
    status: 409,
    code: 'livraison-modifiee',
  });
  expect(await commandes()).toBe(0);
  const revue = await readPiece(who);
  expect(revue.livraison?.envois.map((envoi) => envoi.jour)).toEqual([jour(2)]);
  expect((await commander(revue.accord)).status).toBe(200);
});

test('stock that another took meanwhile is told before they order', async () => {
  const { accord } = await readPiece(who);
  await shop.pool.execute(sql`update stock set quantite = 2 where article_id = ${shop.vis}`);
  expect(await refusee(commander(accord))).toMatchObject({ code: 'livraison-modifiee' });
  expect(await commandes()).toBe(0);
  expect((await commander((await readPiece(who)).accord)).status).toBe(200);
});

test('prices made again since they were read are told, and dates that stayed are not', async () => {
  const { accord } = await readPiece(who);
  await shop.pool.execute(sql`update tarif set prix = 30 where article_id = ${shop.vis}`);
  await shop.pool.execute(sql`update piece_ouverte set chiffree_le = now() - interval '1 hour'`);
  // Another tab had them made again: this one still shows the old ones.
  await readPiece(who);
  expect(await refusee(commander(accord))).toMatchObject({ code: 'prix-modifies' });
  await shop.pool.execute(sql`update tarif set prix = 20.90 where article_id = ${shop.vis}`);
  expect(await commandes()).toBe(0);
});

test('another way to pay, chosen in another tab, is not paid without being seen', async () => {
  const { accord } = await readPiece(who);
  await who.call('PATCH', '/api/piece-ouverte?modePaiement=en-compte');
  expect(await refusee(commander(accord))).toMatchObject({ code: 'paiement-impossible' });
});

test('in a store, some minutes are nothing and an hour is told', async () => {
  shop.quand = moment(0, '10:00');
  await shop.pool.execute(sql`update stock set quantite = 9 where lieu_id = 3`);
  await choisir(who, { mode: 'retrait-magasin', magasinId: 3 });
  const vue = await readPiece(who);
  expect(vue.livraison?.envois.map((envoi) => envoi.heure)).toEqual(['12:00']);
  shop.quand = moment(0, '11:00');
  expect(await refusee(commander(vue.accord))).toMatchObject({ code: 'livraison-modifiee' });
  const { accord } = await readPiece(who);
  shop.quand = moment(0, '11:10');
  expect((await commander(accord)).status).toBe(200);
});
