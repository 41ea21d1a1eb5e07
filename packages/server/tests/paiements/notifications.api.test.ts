import { beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { forFile } from '../for-file.ts';
import { lirePanier, refusee } from '../panier/paniers.ts';
import { expectCommande, expectIntact } from './issues.ts';
import { corpsOf, envoyerRappel, signe } from './notifications.ts';
import {
  aPayer,
  readPaiement,
  nombreDeCommandes,
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

const notifier = (corps: string, signature?: string, id = payeur.key) =>
  envoyerRappel(caisse, { id, corps, signature });

describe('in any order', () => {
  test('a refusal told after the money was taken undoes nothing', async () => {
    await payer('acceptee');
    await rappeler(caisse, payeur);
    const corps = await corpsOf(payeur, { etat: 'refuse', motif: 'autre', evenement: 'apres' });
    expect((await notifier(corps, await signe(caisse, corps))).status).toBe(204);
    await expectCommande(caisse, payeur);
  });

  test('accepted after the buyer gave up: the money was taken, the order is made', async () => {
    const corps = await corpsOf(payeur);
    await payeur.who.call('POST', `/api/paiements/${payeur.key}/abandonner`);
    await expectIntact(caisse, payeur, 'abandonne');
    expect((await notifier(corps, await signe(caisse, corps))).status).toBe(204);
    await expectCommande(caisse, payeur);
  });

  test('giving up what the bank has just accepted gives nothing up', async () => {
    await payer('muette');
    const answer = await payeur.who.call('POST', `/api/paiements/${payeur.key}/abandonner`);
    expect(await answer.json()).toMatchObject({ etat: 'accepte' });
    await expectCommande(caisse, payeur);
  });

  test('accepted after its time was over: the order is made', async () => {
    const corps = await corpsOf(payeur);
    await caisse.api.pool.execute(sql`update paiement set expire_le = now()`);
    await sansAttendre(caisse);
    await suivre(caisse);
    await expectIntact(caisse, payeur, 'expire');
    expect((await notifier(corps, await signe(caisse, corps))).status).toBe(204);
    await expectCommande(caisse, payeur);
  });

  test('what changed in the basket meanwhile is not ordered and stays', async () => {
    await payer('acceptee');
    await payeur.who.call('PUT', `/api/panier/articles/${caisse.perceuse}`);
    await rappeler(caisse, payeur);
    const { commande } = await readPaiement(payeur);
    expect(commande).not.toBeNull();
    const lignes = await caisse.api.pool.query(sql`select article_id as id from commande_ligne`);
    expect(lignes).toEqual([{ id: caisse.vis }]);
    expect((await lirePanier(payeur.who)).nombreArticles).toBe(2);
  });

  test('stock taken by another meanwhile: the order is made all the same, with other dates', async () => {
    await payer('acceptee');
    await caisse.api.pool.execute(sql`update stock set quantite = 0`);
    await rappeler(caisse, payeur);
    await expectCommande(caisse, payeur);
  });
});

describe('callbacks that are not the bank’s', () => {
  test('without its signature nothing is heard', async () => {
    const corps = await corpsOf(payeur);
    for (const signature of [undefined, 't=1,v1=00', await signe(caisse, `${corps} `)]) {
      expect(await refusee(notifier(corps, signature))).toMatchObject({
        status: 403,
        code: 'notification-refusee',
      });
    }
    expect(await readPaiement(payeur)).toMatchObject({ etat: 'ouvert' });
  });

  test('a copy sent again later is too old', async () => {
    const corps = await corpsOf(payeur);
    const vieille = await signe(caisse, corps, new Date(Date.now() - 6 * 60_000));
    expect(await refusee(notifier(corps, vieille))).toMatchObject({ status: 403 });
  });

  test('the signature is over the bytes as they were sent', async () => {
    const corps = (await corpsOf(payeur)).replace(/,/g, ' ,\n ');
    expect((await notifier(corps, await signe(caisse, corps))).status).toBe(204);
    await expectCommande(caisse, payeur);
  });

  test.each([
    ['another amount', { montant: '0.01' }],
    ['another currency', { devise: 'GBP' }],
    ['another payment of the bank', { reference: 'autre' }],
  ])('signed, but for %s: nothing is ordered', async (_quoi, change) => {
    const corps = await corpsOf(payeur, change);
    expect(await refusee(notifier(corps, await signe(caisse, corps)))).toMatchObject({
      status: 403,
    });
    expect(await nombreDeCommandes(caisse)).toBe(0);
  });

  test('signed, but of a payment nobody knows, or under the name of another', async () => {
    const inconnu = await corpsOf(payeur, { cle: 'inconnu-inconnu-inconnu' });
    expect(
      await refusee(notifier(inconnu, await signe(caisse, inconnu), 'inconnu-inconnu-inconnu')),
    ).toMatchObject({ status: 404 });
    const corps = await corpsOf(payeur);
    expect(await refusee(notifier(corps, await signe(caisse, corps), 'autre'))).toMatchObject({
      status: 404,
    });
    expect((await notifier(corps, await signe(caisse, corps), 'banque-essai')).status).toBe(204);
  });
});
