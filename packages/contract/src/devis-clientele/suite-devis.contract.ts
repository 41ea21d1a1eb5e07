/** What a quote becomes: files, a chantier of the basket, what was ordered and delivered for it. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall } from '../http/call.ts';
import { Fichier } from '../http/fichier.schema.ts';
import { Id, Nullable } from '../http/id.schema.ts';
import { MontantSchema } from '../http/montant.schema.ts';
import { EcriturePanier } from '../panier/ecriture.schema.ts';
import { PrixChange } from './devis-clientele.contract.ts';

export const FORMATS_DEVIS = ['pdf', 'xlsx', 'batigest', 'ebp'] as const;
export type FormatDevis = (typeof FORMATS_DEVIS)[number];

export const exporterDevisClientele = defineCall({
  method: 'GET',
  path: '/api/devis-clientele/{id}/export',
  acces: 'titulaire',
  summary:
    'A quote as the customer sees it (PDF), or with its costs for a spreadsheet or a program of builders.',
  params: Type.Object({ id: Id }),
  query: Type.Object({ format: Type.Enum(FORMATS_DEVIS) }),
  answer: Fichier,
  refusals: ['introuvable', 'format-en-euros'],
});

export const commanderDevisClientele = defineCall({
  method: 'POST',
  path: '/api/devis-clientele/{id}/panier',
  acces: 'titulaire',
  commande: true,
  summary:
    'Puts the articles of a quote, those of its kits, with their waste, into the basket as a chantier of its own; tells what is left out and what costs something else since.',
  params: Type.Object({ id: Id }),
  answer: Type.Object({
    ...EcriturePanier.properties,
    chantier: Type.String(),
    changes: Type.Array(PrixChange),
    /** No longer sold. */
    laisses: Type.Array(Type.String()),
  }),
  requestHeaders: { 'Idempotency-Key': 'optional' },
  answerHeaders: ['ETag'],
  refusals: ['introuvable', 'devis-client-sans-article', 'article-retire', 'panier-plein'],
});

export const LigneSuivie = Type.Object({
  articleId: Id,
  reference: Type.String(),
  libelle: Type.String(),
  /** In units of sale. */
  prevue: Type.Integer(),
  commandee: Type.Integer(),
  expediee: Type.Integer(),
  prevuHT: MontantSchema,
  reelHT: MontantSchema,
});
export type LigneSuivie = Static<typeof LigneSuivie>;

export const lireSuiteDevis = defineCall({
  method: 'GET',
  path: '/api/devis-clientele/{id}/suite',
  acces: 'titulaire',
  summary:
    'What was ordered and delivered for a quote, under the name its chantier has, and what it cost against what was counted on.',
  params: Type.Object({ id: Id }),
  answer: Type.Object({
    lignes: Type.Array(LigneSuivie),
    prevuHT: MontantSchema,
    reelHT: MontantSchema,
    commandes: Type.Array(
      Type.Object({ key: Type.String(), numero: Type.String(), passeeLe: Type.String() }),
    ),
    chantier: Nullable(Type.String()),
  }),
  refusals: ['introuvable'],
});
export type SuiteDevis = Static<typeof lireSuiteDevis.answer>;
