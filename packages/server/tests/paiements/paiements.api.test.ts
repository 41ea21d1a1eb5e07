import { beforeEach, describe, expect, test } from 'vitest';
import { creerCommande } from '../../src/commandes/commandes.public.ts';
import { sql } from '../../src/db/sql.ts';
import { transaction } from '../../src/db/transaction.ts';
import { LEMAIRE } from '../articles/golden.ts';
import { forFile } from '../for-file.ts';
import { refusee } from '../panier/paniers.ts';
import { newBuyer } from '../visitors.ts';
import { expectCommande, expectIntact } from './issues.ts';
import {
  agreer,
  aPayer,
  fermer,
  readPaiement,
  nombreOf,
  nombreDeCommandes,
  ouvrir,
  rappeler,
  remplir,
  sansAttendre,
  startCaisse,
  suivre,
  vider,
  type Payeur,
} from './paiements.ts';

const caisse = forFile(startCaisse);
let payeur: Payeur;
beforeEach(async () => {
  await vider(caisse);
  payeur = await aPayer(caisse);
});

const payer = (carte: string) => remplir(caisse, payeur, { carte });

describe('what the bank says', () => {
  test('a payment is opened for what was agreed to, to the cent, and the bank is asked once', async () => {
    const { piece, key, adresse } = payeur;
    expect(await readPaiement(payeur)).toEqual({
      key,
      etat: 'ouvert',
      montant: { montant: Number(piece.tarif.ttc.montant).toFixed(2), devise: 'EUR' },
      adresse,
      motif: null,
      commande: null,
      factures: [],
    });
    await sansAttendre(caisse);
    expect(await readPaiement(payeur)).toMatchObject({ adresse });
    const demandes = await caisse.api.pool.query(
      sql`select reference from banque_essai_paiement where cle = ${key}`,
    );
    expect(demandes).toEqual([{ reference: payeur.reference }]);
  });

  test('accepted: the order is made of what was agreed to, and the basket emptied', async () => {
    const answer = await payer('acceptee');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`/paiement?key=${payeur.key}&retour=banque`);
    expect(await nombreOf(caisse, 'banque-essai-notifier')).toBe(1);
    await rappeler(caisse, payeur);
    await expectCommande(caisse, payeur);
  });

  test('told twice, and read as well, it makes one order', async () => {
    await payer('acceptee');
    await Promise.all([rappeler(caisse, payeur), rappeler(caisse, payeur)]);
    await rappeler(caisse, payeur);
    await sansAttendre(caisse);
    await expectCommande(caisse, payeur);
    await suivre(caisse);
    expect(await nombreDeCommandes(caisse)).toBe(1);
    const recues = await caisse.api.pool.query(sql`select etat from paiement_notification`);
    expect(recues).toEqual([{ etat: 'accepte' }]);
  });

  test.each([['fonds-insuffisants'], ['plafond-depasse'], ['carte-expiree'], ['carte-refusee']])(
    'refused, %s: the reason is kept, basket and piece too',
    async (motif) => {
      await payer(motif);
      await rappeler(caisse, payeur);
      await expectIntact(caisse, payeur, 'refuse', motif);
    },
  );

  test('3-D Secure asks for a code; the right one pays, another does not', async () => {
    const page = await payer('authentification');
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('name="code"');
    expect(await readPaiement(payeur)).toMatchObject({ etat: 'ouvert' });
    await remplir(caisse, payeur, { code: '000000' });
    await rappeler(caisse, payeur);
    await expectIntact(caisse, payeur, 'refuse', 'authentification-echouee');
    payeur = await aPayer(caisse);
    await payer('authentification');
    await remplir(caisse, payeur, { code: '123456' });
    await rappeler(caisse, payeur);
    await expectCommande(caisse, payeur);
  });

  test('given up on the bank’s page: nothing is ordered', async () => {
    await remplir(caisse, payeur, { carte: 'acceptee', abandon: '1' });
    await rappeler(caisse, payeur);
    await expectIntact(caisse, payeur, 'abandonne');
  });

  test('late: the browser is back first and waits, the callback decides', async () => {
    await payer('tardive');
    await sansAttendre(caisse);
    expect(await readPaiement(payeur)).toMatchObject({ etat: 'ouvert' });
    await caisse.api.pool.execute(sql`
      update banque_essai_paiement set decide_le = now() where reference = ${payeur.reference}`);
    await rappeler(caisse, payeur);
    await expectCommande(caisse, payeur);
  });

  test('never: whoever waits asks the bank themselves', async () => {
    await payer('muette');
    expect(await nombreOf(caisse, 'banque-essai-notifier')).toBe(0);
    await sansAttendre(caisse);
    await expectCommande(caisse, payeur);
  });

  test('never, and nobody waits: the job asks', async () => {
    await payer('muette');
    await suivre(caisse);
    expect(await nombreDeCommandes(caisse)).toBe(0);
    await sansAttendre(caisse);
    await suivre(caisse);
    await expectCommande(caisse, payeur);
  });

  test('the bank decides a payment once, whatever its page is sent afterwards', async () => {
    await payer('carte-refusee');
    const answer = await payer('acceptee');
    expect(answer.status).toBe(303);
    await rappeler(caisse, payeur);
    await expectIntact(caisse, payeur, 'refuse', 'carte-refusee');
    const page = await fetch(caisse.api.url + payeur.adresse);
    expect(await page.text()).not.toContain('<form');
  });
});

describe('one at a time', () => {
  test('two tabs that agree to the same piece share a payment', async () => {
    const cles = await Promise.all([1, 2, 3].map(() => ouvrir(caisse, payeur.piece)));
    expect(new Set(cles)).toEqual(new Set([payeur.key]));
  });

  test('another piece gives up the payment before, and its page takes no card any more', async () => {
    const avant = payeur;
    const piece = await agreer(caisse, avant.who);
    const key = await ouvrir(caisse, piece);
    expect(key).not.toBe(avant.key);
    expect(await readPaiement(avant)).toMatchObject({ etat: 'abandonne' });
    expect(await nombreOf(caisse, 'paiement-fermer')).toBe(1);
    await fermer(caisse, avant);
    await remplir(caisse, avant, { carte: 'acceptee' });
    await rappeler(caisse, avant);
    expect(await readPaiement(avant)).toMatchObject({ etat: 'abandonne' });
    expect(await nombreDeCommandes(caisse)).toBe(0);
  });

  test('the bank that had been paid before it heard that another was begun is believed', async () => {
    await payer('muette');
    const key = await ouvrir(caisse, await agreer(caisse, payeur.who));
    await fermer(caisse, payeur);
    expect(await readPaiement(payeur)).toMatchObject({ etat: 'accepte' });
    expect(await readPaiement({ who: payeur.who, key })).toMatchObject({ etat: 'ouvert' });
  });

  test('ordered in another way meanwhile: the card is not charged as well', async () => {
    const { api, utilisateurId, morel } = caisse;
    const piece = { ...payeur.piece, modePaiement: 'virement' as const };
    const acteur = { utilisateurId, compteId: morel };
    await transaction(api.pool, (tx) =>
      creerCommande(tx, api.shop, { acteur, langue: 'fr', piece, origine: { de: 'panier' } }),
    );
    expect(await readPaiement(payeur)).toMatchObject({ etat: 'abandonne' });
    expect(await nombreOf(caisse, 'paiement-fermer')).toBe(1);
    await fermer(caisse, payeur);
    await payer('acceptee');
    await sansAttendre(caisse);
    await suivre(caisse);
    expect(await nombreDeCommandes(caisse)).toBe(1);
  });

  test('a server that stopped before it kept the bank’s answer asks again for the same payment', async () => {
    await caisse.api.pool.execute(
      sql`update paiement set reference = null, adresse = null, interroge_le = null`,
    );
    expect(await readPaiement(payeur)).toMatchObject({ adresse: payeur.adresse });
  });
});

test('a payment is seen by its company alone', async () => {
  const lemaire = await newBuyer(caisse.api, LEMAIRE);
  for (const [method, suite] of [
    ['GET', ''],
    ['POST', '/abandonner'],
  ] as const) {
    const answer = lemaire.call(method, `/api/paiements/${payeur.key}${suite}`);
    expect(await refusee(answer)).toMatchObject({ status: 404, code: 'introuvable' });
  }
  expect(await readPaiement(payeur)).toMatchObject({ etat: 'ouvert' });
});
