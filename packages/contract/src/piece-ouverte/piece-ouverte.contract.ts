/** What a buyer is about to order or to ask a quote for: his basket, frozen with its prices. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall } from '../call.ts';
import { MessageControle } from '../panier/controles.contract.ts';
import { Panier } from '../panier/panier.contract.ts';

/** How long frozen prices hold; the piece is then priced again. */
export const VALIDITE_PIECE_MINUTES = 30;

export const PieceOuverte = Type.Object({
  ...Type.Omit(Panier, ['id', 'version']).properties,
  /** ISO date until which its prices hold. */
  valableJusqua: Type.String(),
  /** What is to be known of it: prices that changed when it was priced again, stock that is short. */
  messages: Type.Array(MessageControle),
});
export type PieceOuverte = Static<typeof PieceOuverte>;

export const lirePieceOuverte = defineCall({
  method: 'GET',
  path: '/api/piece-ouverte',
  acces: 'acheteur',
  summary: 'The open piece of who asks; there is none once his basket has changed.',
  answer: PieceOuverte,
  refusals: ['introuvable', 'panier-a-corriger'],
});
