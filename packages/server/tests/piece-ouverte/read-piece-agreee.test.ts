import type { CodeErreur } from '@comptoir/contract/http/erreurs.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import type { Demande } from '../../src/http/acteur.ts';
import { planifierLivraison } from '../../src/livraison/livraison.public.ts';
import { readPieceAgreee, type PieceDeps } from '../../src/piece-ouverte/piece-ouverte.public.ts';
import { MOREL } from '../articles/golden.ts';
import { creerAdresse } from '../livraison/livraisons.ts';
import { jourDeSemaine as jour, moment } from '../livraison/semaine.ts';
import { ajouter, couper } from '../panier/paniers.ts';
import { newBuyer, type Visitor } from '../visitors.ts';
import {
  choisir,
  writeContact,
  startBoutique,
  transformer,
  vider,
  type Boutique,
} from './pieces.ts';

let shop: Boutique;
let who: Visitor;
let deps: PieceDeps;
let demande: Demande;
beforeAll(async () => {
  shop = await startBoutique();
  deps = shop.api.shop;
});
afterAll(() => shop.api.close());
beforeEach(async () => {
  await vider(shop);
  shop.quand = moment(0, '09:00');
  who = await newBuyer(shop.api, MOREL);
  const utilisateurId = shop.personnes[MOREL] ?? 0;
  const acteur = {
    sessionId: 1,
    role: 'Utilisateur',
    utilisateurId,
    compteId: shop.morel,
  } as const;
  demande = { acteur: { ...acteur, magasinId: 4 }, langue: 'fr' };
  await creerAdresse(who);
  await ajouter(who, shop.vis, 5);
});

const agreer = () => readPieceAgreee(deps, demande);
const refusee = (code: CodeErreur, data: object = {}) =>
  expect(agreer()).rejects.toMatchObject({ code, data });

async function completer(): Promise<void> {
  await transformer(who);
  await choisir(who, {});
  await writeContact(who, { nom: 'Anne Morel', telephone: '01 99 00 41 14' });
}

test('step by step, what is missing is told', async () => {
  await refusee('introuvable');
  await transformer(who);
  await refusee('piece-incomplete', { etape: 'livraison', champ: 'adresse' });
  await choisir(who, { mode: 'point-retrait' });
  await refusee('piece-incomplete', { etape: 'livraison', champ: 'magasin' });
  await choisir(who, { mode: 'livraison' });
  await refusee('piece-incomplete', { etape: 'contact', champ: 'contact' });
  await writeContact(who, { nom: 'Anne Morel' });
  expect((await agreer()).type).toBe('Commande');
});

test('gives what an order is made of, as JSON, and plans the same days again', async () => {
  await completer();
  const piece = await agreer();
  expect(structuredClone(piece)).toEqual(JSON.parse(JSON.stringify(piece)));
  expect(piece).toMatchObject({
    tarif: { netHT: { montant: '95.75' }, port: { montant: '6.90' } },
    livraison: { libelle: 'Atelier', envois: [{ jour: jour(1) }] },
    modePaiement: 'en-compte',
    goodies: [],
    couponId: null,
  });
  const stock = [{ articleId: shop.vis, lieuId: 1, quantite: 5, attendu: 0, attenduLe: null }];
  const { envois, allocations } = planifierLivraison(piece.plan, stock, shop.quand);
  expect(envois.map((envoi) => envoi.jour)).toEqual([jour(1)]);
  expect(allocations).toMatchObject([{ articleId: shop.vis, lieuId: 1, quantite: 5 }]);
  const { version } = await shop.pool.one<{ version: number }>(sql`select version from panier`);
  expect(piece.panier.version).toBe(version);
});

test('prices that lapsed and are others now are refused once', async () => {
  await completer();
  await shop.pool.execute(sql`update piece_ouverte set chiffree_le = now() - interval '1 hour'`);
  expect((await agreer()).tarif.netHT.montant).toBe('95.75');
  await shop.pool.execute(sql`update piece_ouverte set chiffree_le = now() - interval '1 hour'`);
  await shop.pool.execute(sql`update tarif set prix = 30 where article_id = ${shop.vis}`);
  await refusee('prix-modifies');
  expect((await agreer()).tarif.netHT.montant).not.toBe('95.75');
  await shop.pool.execute(sql`update tarif set prix = 20.90 where article_id = ${shop.vis}`);
});

test('prices that hold are kept whatever the shop does', async () => {
  await completer();
  await shop.pool.execute(sql`update tarif set prix = 30 where article_id = ${shop.vis}`);
  expect((await agreer()).tarif.netHT.montant).toBe('95.75');
  await shop.pool.execute(sql`update tarif set prix = 20.90 where article_id = ${shop.vis}`);
});

test('an article withdrawn meanwhile, a company blocked meanwhile', async () => {
  await completer();
  demande = { ...demande, acteur: { ...demande.acteur, consultation: 'compte' } };
  await expect(agreer()).rejects.toMatchObject({ code: 'compte-bloque' });
  const { consultation: _, ...acteur } = demande.acteur;
  demande = { ...demande, acteur };
  await shop.pool.execute(sql`update article set retire = true where id = ${shop.vis}`);
  await expect(agreer()).rejects.toMatchObject({ code: 'panier-a-corriger' });
});

test('what is cut has to be agreed to', async () => {
  await shop.pool.execute(sql`
    update article set debit = 'barre', debit_longueur = 3000, trait_de_scie = 4, unite = 'barre'
     where id = ${shop.perceuse}`);
  await couper(who, shop.perceuse, '2x1200');
  await completer();
  await refusee('piece-incomplete', { etape: 'confirmation', champ: 'traitCoupeValide' });
  await who.call('PATCH', '/api/piece-ouverte?traitCoupeValide=true');
  // Two pieces of 1.2 m out of a bar of 3 m are a parcel.
  expect((await agreer()).plan.lignes.map(({ longueur }) => longueur)).toEqual([0, 1200]);
});

test('a quote needs no way to pay', async () => {
  await transformer(who, 'Devis');
  await choisir(who, {});
  await writeContact(who, { nom: 'Anne Morel' });
  expect(await agreer()).toMatchObject({ type: 'Devis', modePaiement: null });
});
