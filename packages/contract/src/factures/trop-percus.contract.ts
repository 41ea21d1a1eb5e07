/** Money a company paid beyond what was left of its invoices: deducted from others, or paid back. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall } from '../http/call.ts';
import { Jour } from '../http/jour.schema.ts';
import { MontantSchema } from '../http/montant.schema.ts';
import { MAX_CHOISIES } from '../identite/colonnes.ts';
import { Key } from '../paiements/paiements.contract.ts';

export const TropPercu = Type.Object({
  key: Type.String(),
  numero: Type.String(),
  recuLe: Jour,
  /** What the bank calls the payment it came with. */
  reference: Type.String(),
  montant: MontantSchema,
  /** What of it is left. */
  reste: MontantSchema,
  /** The company asked for it back: it is deducted from nothing any more. */
  reclame: Type.Boolean(),
});
export type TropPercu = Static<typeof TropPercu>;

export const imputerTropPercus = defineCall({
  method: 'POST',
  path: '/api/factures/trop-percus/imputation',
  acces: 'titulaire',
  summary:
    'Deducts what the company has to its credit from these invoices, those due first before the others; `montant` is what was deducted.',
  body: Type.Object({
    cles: Type.Array(Key, { minItems: 1, maxItems: MAX_CHOISIES, uniqueItems: true }),
  }),
  answer: Type.Object({ montant: MontantSchema }),
  refusals: ['introuvable', 'facture-deja-payee', 'sans-trop-percu'],
});

export const reclamerTropPercu = defineCall({
  method: 'POST',
  path: '/api/factures/trop-percus/{key}/remboursement',
  acces: 'titulaire',
  summary: 'Asks for what is left of it to be paid back; asked again, it changes nothing.',
  params: Type.Object({ key: Key }),
  answer: TropPercu,
  refusals: ['introuvable', 'sans-trop-percu'],
});
