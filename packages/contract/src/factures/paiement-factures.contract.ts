/** Paying invoices by card. */
import * as Type from 'typebox';
import { defineCall } from '../http/call.ts';
import { MAX_CHOISIES } from '../identite/colonnes.ts';
import { Key } from '../paiements/paiements.contract.ts';

export const payerFactures = defineCall({
  method: 'POST',
  path: '/api/factures/paiement',
  acces: 'titulaire',
  summary: 'Begins a card payment of what is left of these invoices; `key` is that of the payment.',
  body: Type.Object({
    cles: Type.Array(Key, { minItems: 1, maxItems: MAX_CHOISIES, uniqueItems: true }),
  }),
  answer: Type.Object({ key: Type.String() }),
  refusals: ['introuvable', 'facture-deja-payee', 'paiement-impossible'],
});
