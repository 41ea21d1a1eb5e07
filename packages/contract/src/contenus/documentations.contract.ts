import * as Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall } from '../http/call.ts';
import { Id, Nullable } from '../http/id.schema.ts';
import { TYPES_DOCUMENT } from '../produits/produits.contract.ts';

/** What products come with, and what the company itself publishes. */
export const TYPES_DOCUMENTATION = ['catalogue', 'guide', ...TYPES_DOCUMENT] as const;
export type TypeDocumentation = (typeof TYPES_DOCUMENTATION)[number];

export const DOCUMENTS_PAR_PAGE = 24;

export const Documentation = Type.Object({
  /** Unique in an answer. */
  cle: Type.String(),
  type: Type.Enum(TYPES_DOCUMENTATION),
  titre: Type.String(),
  /** A sentence about what the company publishes; '' for a document of a product. */
  resume: Type.String(),
  /** Where it is downloaded from. */
  href: Type.String(),
  /** Null for what the company publishes. */
  produit: Type.Union([
    Type.Object({
      id: Id,
      articleId: Id,
      nom: Type.String(),
      slug: Type.String(),
      marque: Type.String(),
    }),
    Type.Null(),
  ]),
});
export type Documentation = Static<typeof Documentation>;

/** How many documents the choice would leave, the other filters in force. */
export const ChoixDocumentation = Type.Object({
  valeur: Type.String(),
  libelle: Type.String(),
  nombre: Type.Integer(),
  /** Only a part of the tree has a level. */
  niveau: Type.Optional(Type.Integer()),
});
export type ChoixDocumentation = Static<typeof ChoixDocumentation>;

export const chercherDocumentations = defineCall({
  method: 'GET',
  path: '/api/documentations',
  acces: 'tous',
  summary: 'The documentation library: sheets, instructions, certificates, catalogues, guides.',
  credential: 'public',
  query: Type.Object({
    q: Type.Optional(Type.String({ maxLength: 100 })),
    type: Type.Optional(Type.Enum(TYPES_DOCUMENTATION)),
    marque: Type.Optional(Id),
    noeud: Type.Optional(Id),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  }),
  answer: Type.Object({
    total: Type.Integer(),
    page: Type.Integer(),
    parPage: Type.Integer(),
    documents: Type.Array(Documentation),
    types: Type.Array(ChoixDocumentation),
    marques: Type.Array(ChoixDocumentation),
    noeuds: Type.Array(ChoixDocumentation),
    /** Words of the filter in force, where it names something that exists. */
    filtre: Type.Object({
      marque: Nullable(Type.String()),
      noeud: Nullable(Type.String()),
    }),
  }),
});
