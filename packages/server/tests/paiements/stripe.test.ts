import { isRefus } from '@comptoir/contract/http/erreurs.ts';
import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStripe } from '../../src/paiements/stripe.ts';
import type { DemandePaiement } from '../../src/paiements/fournisseur-paiement.public.ts';
import { startStripeApi, type StripeApi } from './stripe-api.ts';

const SECRET = 'whsec_test_secret';
let api: StripeApi;
beforeAll(async () => {
  api = await startStripeApi();
});
afterAll(() => api.close());

const fournisseur = (cleSecrete = 'sk_test_12345678') =>
  createStripe({
    cleSecrete,
    secretNotification: SECRET,
    url: 'https://boutique.test',
    api: { host: '127.0.0.1', port: api.port, protocol: 'http' },
  });

const demande = (cle: string): DemandePaiement => ({
  cle,
  montant: { montant: '1234.50', devise: 'EUR' },
  langue: 'es',
  retour: '/es/paiement?key=k&retour=banque',
  abandon: '/es/paiement?key=k&retour=abandon',
  expireLe: new Date('2026-11-16T12:00:00Z'),
});

test('asks for a page of the amount agreed to, in cents, that comes back to the shop', async () => {
  const { reference, adresse } = await fournisseur().creer(demande('premier'));
  expect(adresse).toBe(`https://checkout.stripe.test/c/pay/${reference}`);
  const { form, idempotencyKey } = api.requests.at(-1) ?? {};
  expect(idempotencyKey).toBe('premier');
  expect(Object.fromEntries(form ?? [])).toMatchObject({
    mode: 'payment',
    'allowed_payment_method_types[0]': 'card',
    client_reference_id: 'premier',
    locale: 'es',
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'eur',
    'line_items[0][price_data][unit_amount]': '123450',
    success_url: 'https://boutique.test/es/paiement?key=k&retour=banque',
    cancel_url: 'https://boutique.test/es/paiement?key=k&retour=abandon',
    expires_at: '1794830400',
  });
});

test('asked again, as after a crash, it answers with the payment it already made', async () => {
  const avant = await fournisseur().creer(demande('encore'));
  expect(await fournisseur().creer(demande('encore'))).toEqual(avant);
});

test('a short failure of Stripe is tried again with the same key', async () => {
  api.echouer(500, 1);
  const { reference } = await fournisseur().creer(demande('panne'));
  const cles = api.requests.slice(-2).map(({ idempotencyKey }) => idempotencyKey);
  expect(cles).toEqual(['panne', 'panne']);
  expect(api.sessions.get(reference)?.client_reference_id).toBe('panne');
});

test('tells what became of a payment: open, under way, paid, over', async () => {
  const stripe = fournisseur();
  const { reference } = await stripe.creer(demande('etats'));
  const session = api.sessions.get(reference);
  if (!session) throw new Error('no session');
  const constat = { cle: 'etats', reference, motif: null };
  expect(await stripe.readEtat(reference)).toEqual({
    ...constat,
    etat: 'ouvert',
    montant: { montant: '1234.5000', devise: 'EUR' },
  });
  session.status = 'complete';
  expect(await stripe.readEtat(reference)).toMatchObject({ etat: 'ouvert' });
  session.payment_status = 'paid';
  expect(await stripe.readEtat(reference)).toMatchObject({ etat: 'accepte' });
  session.status = 'expired';
  session.payment_status = 'unpaid';
  expect(await stripe.readEtat(reference)).toMatchObject({ etat: 'expire' });
});

test('closes an open payment, and tells of one that was paid before', async () => {
  const stripe = fournisseur();
  const ouvert = await stripe.creer(demande('a-fermer'));
  expect(await stripe.annuler(ouvert.reference)).toMatchObject({ etat: 'expire' });
  const paye = await stripe.creer(demande('paye'));
  const session = api.sessions.get(paye.reference);
  if (session) Object.assign(session, { status: 'complete', payment_status: 'paid', url: null });
  expect(await stripe.annuler(paye.reference)).toMatchObject({ etat: 'accepte' });
});

test('a wrong key is a fault that does not repeat it', async () => {
  const essai = fournisseur('sk_test_wrong_wrong').creer(demande('sans-cle'));
  const error: unknown = await essai.catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(Error);
  expect(JSON.stringify(error) + String(error)).not.toContain('sk_test_wrong_wrong');
});

function evenement(type: string, session: object): string {
  return JSON.stringify({ id: `evt_${type}`, object: 'event', type, data: { object: session } });
}

async function signature(corps: string, secret = SECRET, timestamp?: number): Promise<string> {
  return new Stripe('sk_test_unused').webhooks.generateTestHeaderStringAsync({
    payload: corps,
    secret,
    ...(timestamp !== undefined && { timestamp }),
  });
}

const SESSION = {
  id: 'cs_test_9',
  object: 'checkout.session',
  client_reference_id: 'notifie',
  amount_total: 1005,
  currency: 'gbp',
  status: 'complete',
  payment_status: 'paid',
};

async function readPaiement(corps: string, entete?: string) {
  const entetes = { 'stripe-signature': entete ?? (await signature(corps)) };
  return fournisseur().readNotification(Buffer.from(corps), entetes);
}

test('reads the events that tell what became of a payment', async () => {
  expect(await readPaiement(evenement('checkout.session.completed', SESSION))).toEqual({
    evenement: 'evt_checkout.session.completed',
    cle: 'notifie',
    reference: 'cs_test_9',
    etat: 'accepte',
    motif: null,
    montant: { montant: '10.0500', devise: 'GBP' },
  });
  const expiree = { ...SESSION, status: 'expired', payment_status: 'unpaid' };
  expect(await readPaiement(evenement('checkout.session.expired', expiree))).toMatchObject({
    etat: 'expire',
  });
  const refusee = { ...SESSION, payment_status: 'unpaid' };
  expect(
    await readPaiement(evenement('checkout.session.async_payment_failed', refusee)),
  ).toMatchObject({
    etat: 'refuse',
    motif: 'carte-refusee',
  });
});

test('leaves events of other things, and sessions of others, alone', async () => {
  expect(await readPaiement(evenement('charge.refunded', { id: 'ch_1' }))).toBeUndefined();
  const autre = { ...SESSION, client_reference_id: null };
  expect(await readPaiement(evenement('checkout.session.completed', autre))).toBeUndefined();
});

test('what Stripe did not sign, or signed long ago, is refused', async () => {
  const corps = evenement('checkout.session.completed', SESSION);
  const vieille = Math.floor(Date.now() / 1000) - 3600;
  for (const entete of [
    '',
    await signature(corps, 'whsec_another'),
    await signature(`${corps} `),
    await signature(corps, SECRET, vieille),
  ]) {
    const error: unknown = await readPaiement(corps, entete).catch((caught: unknown) => caught);
    expect(isRefus(error) && error.code).toBe('notification-refusee');
  }
});
