import * as Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall } from '../http/call.ts';
import { Id, Nullable } from '../http/id.schema.ts';

export const NOTE_MIN = 1;
/** Below it a review is read by someone before it is published. */
export const NOTE_SEUIL = 3;
export const NOTE_MAX = 5;

export const STATUTS_AVIS = ['en-attente', 'publie', 'refuse'] as const;
export const TRIS_AVIS = ['recents', 'meilleurs', 'moins-bons'] as const;
export const AVIS_PAR_PAGE = 20;

export const TITRE_AVIS = { minLength: 2, maxLength: 100 };
export const TEXTE_AVIS = { minLength: 10, maxLength: 2000 };

const Note = Type.Integer({ minimum: NOTE_MIN, maximum: NOTE_MAX });

export const Avis = Type.Object({
  id: Id,
  note: Note,
  titre: Type.String(),
  texte: Type.String(),
  /** First name and initial. */
  auteur: Type.String(),
  /** Code of the trade. */
  metier: Type.String(),
  langue: Type.String(),
  /** ISO moment. */
  date: Type.String(),
  /** Others than published ones are shown to their author only. */
  statut: Type.Enum(STATUTS_AVIS),
  /** Reference of the article that was bought. */
  reference: Nullable(Type.String()),
  mien: Type.Boolean(),
});
export type Avis = Static<typeof Avis>;

const params = Type.Object({ id: Id });

export const lireAvis = defineCall({
  method: 'GET',
  path: '/api/produits/{id}/avis',
  acces: 'tous',
  summary: 'Reviews of a product by verified buyers; those of who asks whatever their state.',
  credential: 'optional',
  params,
  query: Type.Object({
    note: Type.Optional(Note),
    tri: Type.Optional(Type.Enum(TRIS_AVIS)),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  }),
  answer: Type.Object({
    /** The count and average of all published reviews, whatever the filter. */
    nombre: Type.Integer(),
    moyenne: Nullable(Type.String()),
    /** Reviews with 1, 2, 3, 4, 5. */
    repartition: Type.Array(Type.Integer()),
    total: Type.Integer(),
    avis: Type.Array(Avis),
    /** Whether who asks may write one, and why not. */
    droit: Type.Enum(['permis', 'non-connecte', 'non-acheteur', 'deja-donne']),
  }),
  refusals: ['introuvable'],
});

export const donnerAvis = defineCall({
  method: 'POST',
  path: '/api/produits/{id}/avis',
  acces: 'tous',
  journal: 'avis-donne',
  summary: 'Writes the review of a verified buyer; it may wait for moderation.',
  params,
  body: Type.Object({
    note: Note,
    titre: Type.String(TITRE_AVIS),
    texte: Type.String(TEXTE_AVIS),
  }),
  answer: Avis,
  refusals: ['introuvable', 'avis-reserve-aux-acheteurs', 'avis-deja-donne'],
});
