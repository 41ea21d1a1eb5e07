/** Quotes a company makes for its own customers: found, made, written, kept in versions. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { DEVISES } from '../argent.ts';
import { defineCall } from '../http/call.ts';
import { Id, Nullable } from '../http/id.schema.ts';
import { MontantSchema } from '../http/montant.schema.ts';
import { DocumentDevis, Prix } from './document.schema.ts';
import { MAX_SIGNES_SIGNATURE, MAX_SIGNES_TITRE } from './limites.ts';

/** `expire`: sent, unanswered, and its last day is past. */
export const ETATS_DEVIS_CLIENTELE = [
  'brouillon',
  'envoye',
  'vu',
  'accepte',
  'refuse',
  'perdu',
  'expire',
] as const;
export type EtatDevisClientele = (typeof ETATS_DEVIS_CLIENTELE)[number];

export const TRI_DEVIS_CLIENTELE = '-modification';
export const TRIS_DEVIS_CLIENTELE = [
  'numero',
  '-numero',
  'client',
  '-client',
  'montant',
  '-montant',
  'valable',
  '-valable',
  'modification',
  TRI_DEVIS_CLIENTELE,
] as const;
export type TriDevisClientele = (typeof TRIS_DEVIS_CLIENTELE)[number];

export const PAR_PAGE_DEVIS = 25;

export const DevisClientele = Type.Object({
  id: Id,
  /** '' for a template. */
  numero: Type.String(),
  titre: Type.String(),
  client: Type.String(),
  etat: Type.Enum(ETATS_DEVIS_CLIENTELE),
  modele: Type.Boolean(),
  /** The delegates of the shop may read it. */
  partage: Type.Boolean(),
  auteur: Type.String(),
  totalHT: MontantSchema,
  ttc: MontantSchema,
  valableJusqu: Type.String(),
  modifieLe: Type.String(),
  version: Type.String(),
});
export type DevisClientele = Static<typeof DevisClientele>;

export const MoisDevis = Type.Object({
  /** yyyy-MM */
  mois: Type.String(),
  /** Without tax, of what was first sent in the month, and of what was accepted in it. */
  chiffreHT: Type.String(),
  gagneHT: Type.String(),
  envoyes: Type.Integer(),
  gagnes: Type.Integer(),
});
export type MoisDevis = Static<typeof MoisDevis>;

export const RequeteDevis = Type.Object({
  recherche: Type.Optional(Type.String({ maxLength: 100 })),
  etat: Type.Optional(Type.Enum(ETATS_DEVIS_CLIENTELE)),
  modeles: Type.Optional(Type.Boolean()),
  tri: Type.Optional(Type.Enum(TRIS_DEVIS_CLIENTELE)),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
});

export const listerDevisClientele = defineCall({
  method: 'GET',
  path: '/api/devis-clientele',
  acces: 'acheteur',
  summary:
    'Quotes the company makes for its customers, the last changed first unless told, with what was quoted and won in twelve months. A delegate sees those that were shared.',
  query: RequeteDevis,
  answer: Type.Object({
    devis: Type.Array(DevisClientele),
    total: Type.Integer(),
    mois: Type.Array(MoisDevis),
    devise: Type.Enum(DEVISES),
  }),
});

export const EvenementDevis = Type.Object({
  id: Id,
  type: Type.Enum(['envoi', 'lecture', 'question', 'acceptation', 'refus', 'revocation', 'panier']),
  le: Type.String(),
  /** What was asked, or why it was refused. */
  texte: Type.String(),
  /** Who signed, who it was sent to. */
  nom: Type.String(),
});
export type EvenementDevis = Static<typeof EvenementDevis>;

export const DevisClienteleDetaille = Type.Object({
  ...DevisClientele.properties,
  document: DocumentDevis,
  evenements: Type.Array(EvenementDevis),
  /** Those that were sent, the last first. */
  versions: Type.Array(
    Type.Object({ rang: Type.Integer(), creeLe: Type.String(), ttc: MontantSchema }),
  ),
  /** A link the customer can open today. */
  lienOuvert: Type.Boolean(),
  /** Name of the chantier it went to the basket as. */
  chantier: Nullable(Type.String()),
  signature: Nullable(
    Type.Object({
      nom: Type.String(),
      le: Type.String(),
      trace: Type.String({ maxLength: MAX_SIGNES_SIGNATURE }),
    }),
  ),
  /** Who reads it may not write it: they are a delegate, or it is decided. */
  verrou: Type.Union([Type.Enum(['delegue', 'decide']), Type.Null()]),
});
export type DevisClienteleDetaille = Static<typeof DevisClienteleDetaille>;

const Nomme = Type.Object({ id: Id });

export const lireDevisClientele = defineCall({
  method: 'GET',
  path: '/api/devis-clientele/{id}',
  acces: 'acheteur',
  summary: 'A quote as it was last written. A delegate reads what was shared, without its costs.',
  params: Nomme,
  answer: DevisClienteleDetaille,
  answerHeaders: ['ETag'],
  refusals: ['introuvable'],
});

/** What a quote is begun from. */
export const SOURCES_DEVIS = ['panier', 'liste', 'commande'] as const;

export const creerDevisClientele = defineCall({
  method: 'POST',
  path: '/api/devis-clientele',
  acces: 'titulaire',
  summary:
    'Begins a quote: empty, from a template, or with the lines of the basket, of a list or of an order, a section for each chantier.',
  body: Type.Object({
    titre: Type.Optional(Type.String({ maxLength: MAX_SIGNES_TITRE })),
    modeleId: Type.Optional(Id),
    source: Type.Optional(Type.Enum(SOURCES_DEVIS)),
    listeId: Type.Optional(Id),
    /** Key of the order. */
    commande: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
  }),
  answer: DevisClientele,
  refusals: ['introuvable', 'trop-de-devis', 'devis-client-vide', 'devis-client-trop-long'],
});

export const enregistrerDevisClientele = defineCall({
  method: 'PUT',
  path: '/api/devis-clientele/{id}',
  acces: 'titulaire',
  summary:
    'Writes a quote whole. If-Match: refused when another wrote it since. One that was sent becomes a draft again, and its link says that it is being revised.',
  params: Nomme,
  body: Type.Object({ document: DocumentDevis }),
  answer: DevisClientele,
  requestHeaders: { 'If-Match': 'optional' },
  answerHeaders: ['ETag'],
  refusals: ['introuvable', 'devis-client-perime', 'devis-client-decide', 'devis-client-trop-long'],
});

export const supprimerDevisClientele = defineCall({
  method: 'DELETE',
  path: '/api/devis-clientele/{id}',
  acces: 'titulaire',
  summary: 'Deletes a quote and closes its link; it can be had back until the night after.',
  params: Nomme,
  answer: DevisClientele,
  refusals: ['introuvable'],
});

export const restaurerDevisClientele = defineCall({
  method: 'POST',
  path: '/api/devis-clientele/{id}/restaurer',
  acces: 'titulaire',
  summary: 'Puts back a quote that was just deleted, as it was.',
  params: Nomme,
  answer: DevisClientele,
  refusals: ['introuvable'],
});

export const dupliquerDevisClientele = defineCall({
  method: 'POST',
  path: '/api/devis-clientele/{id}/dupliquer',
  acces: 'titulaire',
  summary: 'Makes another draft of the same lines, dated today, or a template without a customer.',
  params: Nomme,
  body: Type.Object({ modele: Type.Optional(Type.Boolean()) }),
  answer: DevisClientele,
  refusals: ['introuvable', 'trop-de-devis'],
});

export const suivreDevisClientele = defineCall({
  method: 'PATCH',
  path: '/api/devis-clientele/{id}',
  acces: 'titulaire',
  summary:
    'Says what became of a quote the customer did not answer here, takes that back, or shares it with the delegates of the shop.',
  params: Nomme,
  body: Type.Object({
    etat: Type.Optional(Type.Enum(['accepte', 'perdu', 'brouillon'])),
    partage: Type.Optional(Type.Boolean()),
  }),
  answer: DevisClientele,
  answerHeaders: ['ETag'],
  refusals: ['introuvable', 'devis-client-decide'],
});

/** A line whose cost is no longer what its quote says. */
export const PrixChange = Type.Object({
  ligneId: Type.String(),
  /** Rank in its kit; null: the line itself. */
  composant: Nullable(Type.Integer()),
  libelle: Type.String(),
  avantHT: Nullable(Prix),
  /** Null: no longer sold, or without a price. */
  apresHT: Nullable(Prix),
  /** In percent, with one decimal; null without the one or the other. */
  ecart: Nullable(Type.String()),
  retire: Type.Boolean(),
});
export type PrixChange = Static<typeof PrixChange>;

export const comparerPrixDevis = defineCall({
  method: 'GET',
  path: '/api/devis-clientele/{id}/prix',
  acces: 'titulaire',
  summary: 'Costs of the articles of a quote that are no longer those of today. Writes nothing.',
  params: Nomme,
  answer: Type.Object({ changes: Type.Array(PrixChange) }),
  refusals: ['introuvable'],
});

export const lireVersionDevis = defineCall({
  method: 'GET',
  path: '/api/devis-clientele/{id}/versions/{rang}',
  acces: 'titulaire',
  summary: 'A quote as it was sent that time.',
  params: Type.Object({ id: Id, rang: Type.Integer({ minimum: 1, maximum: 32_767 }) }),
  answer: Type.Object({ document: DocumentDevis }),
  refusals: ['introuvable'],
});
