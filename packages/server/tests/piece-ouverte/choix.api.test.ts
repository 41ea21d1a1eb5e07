import type { MessageControle } from '@comptoir/contract/panier/controles.contract.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { MOREL } from '../articles/golden.ts';
import { signIn } from '../delegue/equipe.ts';
import { forFile } from '../for-file.ts';
import { creerAdresse } from '../livraison/livraisons.ts';
import { moment } from '../livraison/semaine.ts';
import { ajouter, couper, json, lirePanier, refusee } from '../panier/paniers.ts';
import { newBuyer, type Visitor } from '../visitors.ts';
import {
  choisir,
  writeContact,
  lireLivraison,
  readPiece,
  reussie,
  startBoutique,
  transformer,
  vider,
} from './pieces.ts';

const shop = forFile(startBoutique);
let who: Visitor;
beforeEach(async () => {
  await vider(shop);
  shop.quand = moment(0, '09:00');
  await shop.pool.execute(sql`delete from compte_situation`);
  await shop.pool.execute(sql`update utilisateur set limite_commande = null, limite_mois = null`);
  who = await newBuyer(shop.api, MOREL);
  await ajouter(who, shop.vis, 5);
});

const patch = (query: string) => who.call('PATCH', `/api/piece-ouverte?${query}`);
const CONTACT = { nom: 'Julien Garnier', telephone: '06 99 00 12 34' };

/** Placed by Morel at that moment, of so much goods. */
async function insertCommande(
  marchandise: string,
  quand: Date,
  autre = sql`'virement', 'validee'`,
) {
  await shop.pool.execute(sql`
    insert into commande (cle, numero, compte_id, utilisateur_id, mode_paiement, etat, langue,
      passee_le, devise, marchandise_ht, port_ht, net_ht, ttc, tarif, livraison, contact,
      facturation, nombre_lignes, prevue_le, recherche)
    select 'k' || n.id, 'C26-' || n.id, ${shop.morel}, ${shop.personnes[MOREL] ?? 0}, a.mode, a.etat,
           'fr', ${quand}, 'EUR', ${marchandise}::numeric, 0, ${marchandise}::numeric,
           ${marchandise}::numeric * 1.2, '{}',
           ${JSON.stringify({ mode: 'retrait-magasin', formule: 'complete', magasinId: 3, adresseId: null })}::jsonb,
           ${JSON.stringify({ ...CONTACT, email: '', acces: 'Quai 2', creneau: 'matin' })}::jsonb,
           '{}', 1, current_date, ''
      from (values (${autre})) as a (mode, etat), nextval('commande_numero') as n (id)`);
}

describe('the contact', () => {
  test('is proposed from the person, then the address, then their last order', async () => {
    expect((await transformer(who)).contactPropose).toEqual({
      nom: 'Anne Morel',
      telephone: '+33199000000',
      email: MOREL,
      acces: '',
      creneau: 'journee',
    });
    await creerAdresse(who, {
      contact: { nom: 'Yann Le Bihan', telephone: '01 99 00 41 14', email: 'yann@villa.test' },
    });
    expect((await readPiece(who)).contactPropose).toMatchObject({
      nom: 'Yann Le Bihan',
      acces: 'Chariot sur place',
    });
    await shop.pool.execute(sql`delete from adresse_livraison`);
    await insertCommande('10', moment(0, '08:00'));
    const piece = await readPiece(who);
    expect(piece).toMatchObject({
      contact: null,
      contactPropose: { ...CONTACT, creneau: 'matin' },
    });
  });

  test('is met in the morning by express, whatever time of day was asked before', async () => {
    const { id: adresseId } = await creerAdresse(who);
    await transformer(who);
    const ecrit = json({ ...CONTACT, creneau: 'apres-midi' });
    await reussie(who.call('PATCH', '/api/piece-ouverte/contact-livraison', ecrit));
    await choisir(who, { mode: 'livraison', formule: 'express', adresseId });
    expect((await readPiece(who)).contactPropose).toMatchObject({ ...CONTACT, creneau: 'matin' });
    await choisir(who, { formule: 'au-plus-tot' });
    expect((await readPiece(who)).contactPropose).toMatchObject({ creneau: 'apres-midi' });
  });

  test('is written part by part, and the step is done when nothing is missing', async () => {
    await shop.pool.execute(sql`update compte set telephone = '' where id = ${shop.morel}`);
    try {
      await transformer(who);
      await choisir(who, {});
      const premiere = await writeContact(who, { nom: '  Julien   Garnier ' });
      expect(premiere).toMatchObject({ etape: 'contact', contact: null });
      expect(premiere.contactPropose).toMatchObject({ nom: 'Julien Garnier', telephone: '' });
      const seconde = await writeContact(who, { telephone: '06 99 00 12 34', creneau: 'matin' });
      expect(seconde.etape).toBe('confirmation');
      expect(seconde.contact).toMatchObject({ ...CONTACT, creneau: 'matin' });
    } finally {
      await shop.pool.execute(sql`
        update compte set telephone = '+33199000000' where id = ${shop.morel}`);
    }
  });

  test.each([
    { nom: 'Ab 12' },
    { telephone: '12' },
    { email: 'pas une adresse' },
    { creneau: 'nuit' },
  ])('refuses %o', async (body) => {
    await transformer(who);
    const answer = who.call('PATCH', '/api/piece-ouverte/contact-livraison', json(body));
    expect(await refusee(answer)).toMatchObject({ status: 400 });
  });
});

test('the next order begins with the usual address, not with where the last one went', async () => {
  await insertCommande('10', moment(0, '08:00'));
  await transformer(who);
  expect(await lireLivraison(who)).toMatchObject({ choix: { magasinId: 3 } });
  const { id } = await creerAdresse(who);
  expect(await lireLivraison(who)).toMatchObject({
    // To get all at once is a habit, which stays.
    choix: { mode: 'livraison', adresseId: id, formule: 'complete' },
  });
});

describe('the invoice', () => {
  test('goes to the company unless told, and back there', async () => {
    const facturer = (adresse: unknown) =>
      who.call('PATCH', '/api/piece-ouverte/facturation', json({ adresse }));
    expect((await transformer(who)).facturation).toEqual({
      nom: 'Menuiserie Morel',
      ligne1: '1 rue',
      ligne2: null,
      codePostal: '44000',
      ville: 'Nantes',
      paysId: 74,
    });
    const siege = {
      nom: 'Morel Holding',
      ligne1: '2 quai',
      ligne2: null,
      codePostal: '75001',
      ville: 'Paris',
      paysId: 74,
    };
    expect(await reussie(facturer(siege))).toMatchObject({ facturation: siege });
    expect(await readPiece(who)).toMatchObject({ facturation: siege });
    expect(await reussie(facturer(null))).toMatchObject({
      facturation: { nom: 'Menuiserie Morel' },
    });
    expect(await refusee(facturer({ ...siege, ville: ' ' }))).toMatchObject({
      status: 400,
      data: { champ: 'ville' },
    });
  });

  test('goes to another country, with the postcode its post has', async () => {
    const londres = {
      nom: 'Morel UK Ltd',
      ligne1: '10 High Street',
      ligne2: null,
      codePostal: 'sw1a 1aa',
      ville: 'London',
      paysId: 222,
    };
    const facturer = (adresse: unknown) =>
      who.call('PATCH', '/api/piece-ouverte/facturation', json({ adresse }));
    await transformer(who);
    expect(await reussie(facturer(londres))).toMatchObject({
      facturation: { ...londres, codePostal: 'SW1A 1AA' },
    });
    expect(await refusee(facturer({ ...londres, paysId: 74 }))).toMatchObject({
      status: 400,
      data: { champ: 'codePostal' },
    });
    expect(await refusee(facturer({ ...londres, paysId: 1 }))).toMatchObject({
      status: 400,
      data: { champ: 'paysId' },
    });
    await reussie(facturer(null));
  });
});

describe('payment', () => {
  const offerts = async () =>
    Object.fromEntries(
      (await readPiece(who)).modesPaiement.map(({ mode, raison }) => [mode, raison]),
    );

  test('on account within the credit that is left: open orders count', async () => {
    await transformer(who);
    await choisir(who, {});
    await shop.pool.execute(sql`
      insert into compte_situation (compte_id, plafond_credit, encours)
      values (${shop.morel}, 1000, 793.38)`);
    // 88.85 € of screws, 106.62 € with tax: 206.62 € are left.
    expect(await offerts()).toMatchObject({ 'en-compte': null });
    await insertCommande('83.33', moment(0, '08:00'), sql`'en-compte', 'validee'`);
    expect(await offerts()).toMatchObject({ 'en-compte': null });
    await insertCommande('0.02', moment(0, '08:00'), sql`'en-compte', 'validee'`);
    expect((await offerts())['en-compte']).toContain('106,60');
    // The card of the customer shows their delegate the same figure.
    const dk07 = await signIn(shop, 'DK07');
    const fiche = dk07.call('GET', `/api/delegue/comptes/${shop.morel}`);
    expect(await reussie(fiche)).toMatchObject({ creditRestant: { montant: '106.6000' } });
    expect(await refusee(patch('modePaiement=en-compte'))).toMatchObject({
      status: 422,
      code: 'paiement-impossible',
    });
  });

  test('on pick-up in a store only; by card unless another has to agree; a transfer always', async () => {
    await creerAdresse(who);
    await transformer(who);
    await choisir(who, {});
    expect(await offerts()).toEqual({
      'en-compte': null,
      carte: null,
      virement: null,
      'au-retrait': 'Réservé au retrait en magasin.',
    });
    await choisir(who, { mode: 'retrait-magasin', magasinId: 3 });
    expect((await offerts())['au-retrait']).toBeNull();
    await shop.pool.execute(
      sql`update utilisateur set limite_commande = 50 where email = ${MOREL}`,
    );
    const { approbation, modesPaiement } = await readPiece(who);
    expect(modesPaiement.find(({ mode }) => mode === 'carte')?.disponible).toBe(false);
    expect(approbation?.motifs[0]).toContain('50,00');
    expect(approbation?.approbateurs).toEqual(['Hélène Morel']);
    await shop.pool.execute(sql`
      update utilisateur set limite_commande = null, limite_mois = 100 where email = ${MOREL}`);
    expect((await readPiece(who)).approbation).toBeNull();
    await insertCommande('20', moment(0, '08:00'));
    expect((await readPiece(who)).approbation?.motifs[0]).toContain('108,85');
  });

  test('begins with the account, or what was used last; what is no longer offered is told', async () => {
    expect((await transformer(who)).modePaiement).toBe('en-compte');
    await insertCommande('10', moment(0, '08:00'));
    expect((await readPiece(who)).modePaiement).toBe('virement');
    await choisir(who, { mode: 'retrait-magasin', magasinId: 3 });
    await reussie(patch('modePaiement=au-retrait'));
    expect((await readPiece(who)).modePaiement).toBe('au-retrait');
    await creerAdresse(who);
    await choisir(who, { mode: 'livraison' });
    const piece = await readPiece(who);
    expect(piece.modePaiement).toBeNull();
    expect(piece.messages.map(({ code }) => code)).toEqual(['paiement-modifie']);
  });

  test('a quote is not paid', async () => {
    expect(await transformer(who, 'Devis')).toMatchObject({
      modesPaiement: [],
      modePaiement: null,
      approbation: null,
    });
    expect(await refusee(patch('modePaiement=carte'))).toMatchObject({ status: 422 });
  });
});

describe('the rest', () => {
  test('only what is given changes; a comment of the tunnel outlives the basket’s lines', async () => {
    await transformer(who);
    await reussie(patch('commentaire=Avant%209h'));
    await reussie(patch('traitCoupeValide=true'));
    expect((await readPiece(who)).commentaire).toBe('Avant 9h');
    await ajouter(who, shop.perceuse, 1);
    expect((await transformer(who)).commentaire).toBe('Avant 9h');
    await who.call('PATCH', '/api/panier?commentaire=Autre');
    expect((await transformer(who)).commentaire).toBe('Autre');
  });

  test('what is cut, or made to measure, has to be agreed to, for this basket', async () => {
    await shop.pool.execute(sql`
      update article set debit = 'barre', debit_longueur = 3000, trait_de_scie = 4, unite = 'barre'
       where id = ${shop.perceuse}`);
    expect((await couper(who, shop.perceuse, '2x1200')).status).toBe(200);
    expect(await transformer(who)).toMatchObject({
      traitCoupeValide: false,
      surMesureValide: true,
      articlesSurMesure: [],
    });
    expect(
      await reussie(who.call('GET', '/api/piece-ouverte/articles/traits-coupe')),
    ).toMatchObject([{ articleId: shop.perceuse, traitCoupe: '2x1200', quantite: 1 }]);
    expect(await reussie(patch('traitCoupeValide=true'))).toMatchObject({ traitCoupeValide: true });
    await ajouter(who, shop.vis, 1);
    expect(await transformer(who)).toMatchObject({ traitCoupeValide: false });
    await shop.pool.execute(sql`update article set sur_mesure = true where id = ${shop.vis}`);
    expect(await readPiece(who)).toMatchObject({
      surMesureValide: false,
      articlesSurMesure: [shop.vis],
    });
    await shop.pool.execute(sql`
      update article set debit = null, debit_longueur = null, trait_de_scie = null, unite = 'boite'
       where id = ${shop.perceuse}`);
  });

  test('its controls are counted in a header', async () => {
    await ajouter(who, shop.perceuse, 1);
    await transformer(who);
    const answer = await who.call('POST', '/api/piece-ouverte/controler');
    const { messages } = (await answer.json()) as { messages: MessageControle[] };
    expect(messages.map(({ code }) => code)).toEqual(['stock-insuffisant']);
    expect(answer.headers.get('x-nombre-messages')).toBe('1');
    // Its one meaning is that messages wait for who asks; none do here.
    expect(answer.headers.get('x-messages')).toBeNull();
    expect(await reussie(who.call('GET', '/api/piece-ouverte/goodies'))).toEqual([]);
  });

  test('another language says it in its words', async () => {
    await transformer(who);
    await choisir(who, {});
    const answer = who.call('GET', '/api/piece-ouverte', {
      headers: { 'accept-language': 'es' },
    });
    expect(await reussie(answer)).toMatchObject({
      livraison: { portLibelle: 'Recogida gratuita' },
    });
  });

  test.each([
    ['GET', '/api/piece-ouverte'],
    ['GET', '/api/piece-ouverte/articles/traits-coupe'],
    ['GET', '/api/piece-ouverte/goodies'],
    ['POST', '/api/piece-ouverte/controler'],
    ['PATCH', '/api/piece-ouverte?commentaire=x'],
    ['PATCH', '/api/piece-ouverte/contact-livraison'],
    ['PATCH', '/api/piece-ouverte/facturation'],
  ])('%s %s: there is none before the basket is frozen', async (method, path) => {
    const body = path.endsWith('livraison') ? CONTACT : { adresse: null };
    const answer = who.call(
      method,
      path,
      method === 'PATCH' && !path.includes('?') ? json(body) : {},
    );
    expect(await refusee(answer)).toMatchObject({ status: 404, code: 'introuvable' });
  });
});

describe('free carriage', () => {
  const port = async () => {
    await transformer(who);
    await choisir(who, { mode: 'livraison' });
    const { franco, tarif } = await readPiece(who);
    return `${franco.type} ${franco.reste?.montant ?? '-'} ${tarif.port?.montant}`;
  };
  const accorder = (franco: number, seuil: string | null) =>
    shop.pool.execute(sql`
      update compte set franco = ${franco}, franco_seuil = ${seuil}::numeric
       where id = ${shop.morel}`);

  beforeEach(() => creerAdresse(who));
  afterAll(() => accorder(2, '500'));

  test.each([
    ['none: never', 0, null, '0 - 6.90'],
    ['none, with a threshold that is not reached', 0, '100', '0 11.15 6.90'],
    ['none, with one that is', 0, '88.85', '0 0.00 0.00'],
    ['permanent, under the threshold of the account', 2, '88.86', '2 0.01 6.90'],
    ['permanent, at it', 2, '88.85', '2 0.00 0.00'],
    ['permanent, without a threshold', 2, null, '2 0.00 0.00'],
    ['by day, before an order reached it', 1, '100', '1 11.15 6.90'],
    ['by subscription: always', 3, '900', '3 0.00 0.00'],
  ])('%s', async (_quoi, franco, seuil, attendu) => {
    await accorder(franco, seuil);
    expect(await port()).toBe(attendu);
  });

  test('by day: once an order of the day reached it, until midnight in Paris', async () => {
    await accorder(1, '100');
    await insertCommande('100', moment(0, '00:00'));
    shop.quand = moment(0, '23:59');
    expect(await port()).toBe('1 0.00 0.00');
    await ajouter(who, shop.vis, 1);
    await who.call('PATCH', `/api/panier/articles/${shop.vis}?quantite=5`);
    shop.quand = moment(1, '00:00');
    expect(await port()).toBe('1 11.15 6.90');
  });

  test('by day: an order that was too small, refused, or of yesterday opens nothing', async () => {
    await accorder(1, '100');
    await insertCommande('99.99', moment(0, '08:00'));
    await insertCommande('500', moment(0, '08:00'), sql`'virement', 'refusee'`);
    await insertCommande('500', new Date(moment(0, '00:00').getTime() - 1000));
    expect(await port()).toBe('1 11.15 6.90');
  });

  test('does not cover long or heavy goods, but by subscription; the basket tells it first', async () => {
    const longs = async () => (await lirePanier(who)).franco.longsEnSus;
    await accorder(2, null);
    expect(await longs()).toBe(false);
    await shop.pool.execute(sql`update article set poids = 30001 where id = ${shop.vis}`);
    await expect.poll(longs).toBe(true);
    await transformer(who);
    await choisir(who, { mode: 'livraison' });
    expect(Number((await readPiece(who)).tarif.port?.montant)).toBeGreaterThan(0);
    await accorder(3, null);
    expect(await longs()).toBe(false);
    expect(await port()).toBe('3 0.00 0.00');
  });

  test('does not cover express, but by subscription', async () => {
    await accorder(2, null);
    await transformer(who);
    await choisir(who, { formule: 'express' });
    expect((await readPiece(who)).tarif.port?.montant).toBe('14.50');
    await accorder(3, null);
    await transformer(who);
    const piece = await readPiece(who);
    expect(piece.livraison).toMatchObject({
      formule: 'express',
      port: { montant: '0.00' },
      portLibelle: 'Port compris dans votre abonnement',
    });
  });
});
