/** Card payments by Stripe Checkout, through its own SDK. */
import { isDevise, parseMontant, unitsOf, type Montant } from '@comptoir/contract/argent.ts';
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { EtatPaiement } from '@comptoir/contract/paiements/paiements.contract.ts';
import Stripe from 'stripe';
import type {
  Constat,
  DemandePaiement,
  FournisseurPaiement,
} from './fournisseur-paiement.public.ts';

export interface StripeOptions {
  cleSecrete: string;
  /** The secret of the webhook endpoint, `whsec_…`. */
  secretNotification: string;
  /** Public address of the shop. */
  url: string;
  /** Elsewhere than at Stripe: a test's own server. */
  api?: { host: string; port: number; protocol: 'http' };
}

/** A buyer waits for the page, the server for nothing longer. */
const TIMEOUT_MS = 10_000;

/** Events that report what became of a session. */
const EVENEMENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
] as const;

type Evenement = Extract<Stripe.Event, { type: (typeof EVENEMENTS)[number] }>;

export function createStripe(options: StripeOptions): FournisseurPaiement {
  const { cleSecrete, secretNotification, url, api } = options;
  const stripe = new Stripe(cleSecrete, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 2,
    telemetry: false,
    ...api,
  });

  return {
    nom: 'stripe',

    async creer(demande) {
      const session = await stripe.checkout.sessions.create(sessionOf(demande, url), {
        idempotencyKey: demande.cle,
      });
      if (!session.url) throw new Error(`Stripe gave no page for ${session.id}`);
      return { reference: session.id, adresse: session.url };
    },

    readEtat: async (reference) => constatOf(await stripe.checkout.sessions.retrieve(reference)),

    async annuler(reference) {
      try {
        return constatOf(await stripe.checkout.sessions.expire(reference));
      } catch (error) {
        // It is no longer open: what became of it decides.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
        return constatOf(await stripe.checkout.sessions.retrieve(reference));
      }
    },

    async readNotification(corps, entetes) {
      const signature = entetes['stripe-signature'];
      if (typeof signature !== 'string') throw refus('notification-refusee');
      let event: Stripe.Event;
      try {
        event = await stripe.webhooks.constructEventAsync(corps, signature, secretNotification);
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error;
        throw refus('notification-refusee');
      }
      // Others may be sent to the same address, of other sessions too.
      if (!isEvenement(event) || !event.data.object.client_reference_id) return undefined;
      const constat = constatOf(event.data.object);
      if (event.type !== 'checkout.session.async_payment_failed') {
        return { ...constat, evenement: event.id };
      }
      return { ...constat, etat: 'refuse', motif: 'carte-refusee', evenement: event.id };
    },
  };
}

function isEvenement(event: Stripe.Event): event is Evenement {
  return (EVENEMENTS as readonly string[]).includes(event.type);
}

/** The same for the same payment, whenever it is asked: Stripe compares what comes with a key. */
function sessionOf(demande: DemandePaiement, url: string): Stripe.Checkout.SessionCreateParams {
  const { cle, montant, langue, retour, abandon, expireLe } = demande;
  return {
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    // What is paid is what was agreed to, in its currency.
    adaptive_pricing: { enabled: false },
    client_reference_id: cle,
    locale: langue,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: montant.devise.toLowerCase(),
          unit_amount: centimesOf(montant),
          product_data: { name: enseigne.nom },
        },
      },
    ],
    success_url: url + retour,
    cancel_url: url + abandon,
    expires_at: Math.floor(expireLe.getTime() / 1000),
  };
}

function constatOf(session: Stripe.Checkout.Session): Constat {
  const devise = session.currency?.toUpperCase();
  if (!isDevise(devise) || session.amount_total === null || !session.client_reference_id) {
    throw new Error(`Stripe session ${session.id} is not one of ours`);
  }
  return {
    cle: session.client_reference_id,
    reference: session.id,
    etat: etatOf(session),
    motif: null,
    montant: parseMontant(
      `${Math.trunc(session.amount_total / 100)}.${String(session.amount_total % 100).padStart(2, '0')}`,
      devise,
    ),
  };
}

function etatOf({ status, payment_status: paye }: Stripe.Checkout.Session): EtatPaiement {
  if (status === 'expired') return 'expire';
  // A session may be complete while the bank still thinks.
  return status === 'complete' && paye === 'paid' ? 'accepte' : 'ouvert';
}

/** Both currencies have two decimals. */
function centimesOf(montant: Montant): number {
  const units = unitsOf(montant);
  if (units % 100n !== 0n) throw new RangeError(`not whole cents: ${montant.montant}`);
  return Number(units / 100n);
}
