import type { PieceOuverte } from '@comptoir/contract/piece-ouverte/piece-ouverte.contract.ts';
import { beforeEach, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { LEMAIRE, MOREL } from '../articles/golden.ts';
import { agirPour, journal, signIn, startEquipe } from '../delegue/equipe.ts';
import { forFile } from '../for-file.ts';
import { ajouter, lirePanier, refusee } from '../panier/paniers.ts';
import { newBuyer, newVisitor, type Visitor } from '../visitors.ts';

const equipe = forFile(() => startEquipe({ lieux: true }));
let who: Visitor;
beforeEach(async () => {
  await equipe.pool.execute(sql`delete from panier`);
  await equipe.pool.execute(sql`update article set retire = false`);
  who = await newBuyer(equipe.api, MOREL);
});

const transformer = (visitor = who, type?: string) =>
  visitor.call('POST', `/api/panier/transformer${type ? `?type=${type}` : ''}`);
const readCommande = (visitor = who) => visitor.call('GET', '/api/piece-ouverte');

async function piece(answer: Promise<Response>): Promise<PieceOuverte> {
  const response = await answer;
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as PieceOuverte;
}

test('freezes lines and totals as the basket tells them, and leaves the basket', async () => {
  await ajouter(who, equipe.vis, 5);
  await ajouter(who, equipe.perceuse, 2, 'Lilas');
  const { id: _, version: __, ...panier } = await lirePanier(who);
  const ouverte = await piece(transformer());
  expect(ouverte).toMatchObject(panier);
  const reste = Date.parse(ouverte.valableJusqua) - Date.now();
  expect(Math.abs(reste - 30 * 60_000)).toBeLessThan(60_000);
  expect(await piece(readCommande())).toEqual(ouverte);
  expect((await lirePanier(who)).nombreArticles).toBe(2);
});

test('takes the type that is asked, else that of the basket', async () => {
  await ajouter(who, equipe.vis, 5);
  expect(await piece(transformer(who, 'Devis'))).toMatchObject({ type: 'Devis' });
  expect(await piece(transformer())).toMatchObject({ type: 'Commande' });
  expect(await refusee(transformer(who, 'Facture'))).toMatchObject({ status: 400 });
});

test('there is one piece for a person, the last', async () => {
  await ajouter(who, equipe.vis, 5);
  await piece(transformer(who, 'Devis'));
  await Promise.all([piece(transformer()), piece(transformer())]);
  expect(await piece(readCommande())).toMatchObject({ type: 'Commande' });
  const { n } = await equipe.pool.one<{ n: number }>(sql`select count(*) as n from piece_ouverte`);
  expect(n).toBe(1);
});

test('changing the basket drops the piece', async () => {
  await ajouter(who, equipe.vis, 5);
  await piece(transformer());
  await ajouter(who, equipe.perceuse);
  expect(await refusee(readCommande())).toMatchObject({ status: 404, code: 'introuvable' });
  expect(await piece(transformer())).toMatchObject({ nombreArticles: 2 });
});

test('is gone where the basket was emptied while it was to be priced again', async () => {
  await ajouter(who, equipe.vis, 5);
  await piece(transformer());
  // As between the two readings: the lines are gone, the piece is not yet.
  await equipe.pool.execute(sql`delete from panier_ligne`);
  const again = who.call('GET', '/api/piece-ouverte', { headers: { 'accept-language': 'es' } });
  expect(await refusee(again)).toMatchObject({ status: 404, code: 'introuvable' });
});

test('frozen prices hold for half an hour, then the piece is priced again', async () => {
  await ajouter(who, equipe.perceuse);
  const avant = await piece(transformer());
  await equipe.pool.execute(sql`
    update prix_negocie set prix = prix + 10 where article_id = ${equipe.perceuse}`);
  try {
    expect(await piece(readCommande())).toEqual(avant);
    await equipe.pool.execute(sql`
      update piece_ouverte set chiffree_le = now() - interval '31 minutes'`);
    const apres = await piece(readCommande());
    expect(apres.chantiers[0]?.articles[0]?.prixHT?.montant).toBe('160.0000');
    expect(apres.messages.map(({ code }) => code)).toContain('prix-modifie');
    expect(Date.parse(apres.valableJusqua)).toBeGreaterThan(Date.parse(avant.valableJusqua));
  } finally {
    await equipe.pool.execute(sql`
      update prix_negocie set prix = prix - 10 where article_id = ${equipe.perceuse}`);
  }
});

test('an empty basket makes no piece', async () => {
  expect(await refusee(transformer())).toMatchObject({ status: 409, code: 'panier-vide' });
  expect(await refusee(readCommande())).toMatchObject({ status: 404 });
});

test('what keeps a basket from being ordered is told, and nothing is frozen', async () => {
  await ajouter(who, equipe.vis, 5);
  await equipe.pool.execute(sql`update article set retire = true where id = ${equipe.vis}`);
  expect(await refusee(transformer())).toMatchObject({
    status: 422,
    code: 'panier-a-corriger',
    data: { messages: [{ code: 'article-retire', articleId: equipe.vis }] },
  });
  expect(await refusee(readCommande())).toMatchObject({ status: 404 });
});

test('a compte in consultation asks for quotes only', async () => {
  const lemaire = await newBuyer(equipe.api, LEMAIRE);
  await equipe.pool.execute(sql`update compte set bloque = true where id = ${equipe.lemaire}`);
  try {
    await ajouter(lemaire, equipe.vis, 5);
    expect(await refusee(transformer(lemaire, 'Commande'))).toMatchObject({
      status: 403,
      code: 'compte-bloque',
    });
    expect(await piece(transformer(lemaire))).toMatchObject({ type: 'Devis' });
  } finally {
    await equipe.pool.execute(sql`
      update compte set bloque = false where id = ${equipe.lemaire}`);
  }
});

test('a visitor signs in first, and nobody reads the piece of another', async () => {
  const visiteur = await newVisitor(equipe.api.url);
  await ajouter(visiteur, equipe.vis, 5);
  expect(await refusee(transformer(visiteur))).toMatchObject({ status: 401 });
  await ajouter(who, equipe.vis, 5);
  await piece(transformer());
  const autre = await newBuyer(equipe.api, LEMAIRE);
  expect(await refusee(readCommande(autre))).toMatchObject({ status: 404 });
});

test('a delegate’s goes into the journal, for the person they act for', async () => {
  const delegue = await agirPour(equipe, await signIn(equipe, 'DK07'), MOREL);
  await ajouter(delegue, equipe.vis, 5);
  await piece(transformer(delegue));
  expect(await piece(readCommande())).toMatchObject({ nombreArticles: 1 });
  expect((await journal(equipe)).at(-1)).toMatch(
    new RegExp(`^DK07 C001 ${MOREL} piece-ouverte .*"lignes": 1`),
  );
});
