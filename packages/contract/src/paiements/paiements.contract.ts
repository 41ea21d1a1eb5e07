/** Card payments. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall } from '../http/call.ts';
import { Nullable, NullableEnum } from '../http/id.schema.ts';
import { MontantSchema } from '../http/montant.schema.ts';

export const ETATS_PAIEMENT = ['ouvert', 'accepte', 'refuse', 'abandonne', 'expire'] as const;
export type EtatPaiement = (typeof ETATS_PAIEMENT)[number];

/** What a bank says of a refusal; `autre` for what it does not tell. */
export const MOTIFS_REFUS = [
  'autre',
  'authentification-echouee',
  'carte-expiree',
  'carte-refusee',
  'fonds-insuffisants',
  'plafond-depasse',
] as const;
export type MotifRefus = (typeof MOTIFS_REFUS)[number];

export const Key = Type.String({ pattern: '^[A-Za-z0-9_-]{16,64}$' });

export const Paiement = Type.Object({
  key: Type.String(),
  etat: Type.Enum(ETATS_PAIEMENT),
  montant: MontantSchema,
  /** Where the buyer pays; null once it is decided. */
  adresse: Nullable(Type.String()),
  /** Why it was refused. */
  motif: NullableEnum(MOTIFS_REFUS),
  /** The order it paid for; null until it was accepted. */
  commande: Nullable(Type.Object({ key: Type.String(), numero: Type.String() })),
  /** The invoices it pays for, where it pays for invoices. */
  factures: Type.Array(Type.Object({ key: Type.String(), numero: Type.String() })),
});
export type Paiement = Static<typeof Paiement>;

export const lirePaiement = defineCall({
  method: 'GET',
  path: '/api/paiements/{key}',
  acces: 'acheteur',
  summary: 'Where a card payment stands; the provider is asked where it has not said so itself.',
  params: Type.Object({ key: Key }),
  answer: Paiement,
  refusals: ['introuvable'],
});

export const abandonnerPaiement = defineCall({
  method: 'POST',
  path: '/api/paiements/{key}/abandonner',
  acces: 'acheteur',
  journal: false,
  summary: 'Gives a card payment up; one that the bank accepted meanwhile stays accepted.',
  params: Type.Object({ key: Key }),
  answer: Paiement,
  refusals: ['introuvable'],
});

export const notifierPaiement = defineCall({
  method: 'POST',
  path: '/api/paiements/{id}/notification',
  acces: 'tous',
  credential: 'public',
  corpsBrut: true,
  journal: false,
  summary:
    'The signed callback of the payment provider. `id` is the key of the payment, or the name of the provider where it calls one address for all.',
  params: Type.Object({ id: Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' }) }),
  refusals: ['introuvable', 'notification-refusee'],
});
