/** What a company disputes of an invoice. */
import * as Type from 'typebox';
import { defineCall } from '../http/call.ts';
import { Nullable } from '../http/id.schema.ts';
import { Key } from '../paiements/paiements.contract.ts';

export const MOTIFS_LITIGE = ['prix', 'quantite', 'abime', 'non-recu', 'tva', 'autre'] as const;
export const TEXTE_LITIGE = { minLength: 5, maxLength: 1000 };

export const contesterFacture = defineCall({
  method: 'POST',
  path: '/api/factures/{key}/litiges',
  acces: 'titulaire',
  summary: 'Disputes an amount of an invoice, of a line of it where one is named.',
  params: Type.Object({ key: Key }),
  body: Type.Object({
    rang: Nullable(Type.Integer({ minimum: 1, maximum: 100_000 })),
    /** With tax, at most what the invoice comes to. */
    montant: Type.String({ pattern: '^\\d{1,9}(\\.\\d{1,2})?$' }),
    motif: Type.Enum(MOTIFS_LITIGE),
    texte: Type.String(TEXTE_LITIGE),
  }),
  answer: Type.Object({ numero: Type.String() }),
  refusals: ['introuvable', 'litige-trop-grand'],
});
