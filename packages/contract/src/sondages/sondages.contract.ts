import * as Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall } from '../http/call.ts';
import { Id, Nullable, Slugs } from '../http/id.schema.ts';

export const GENRES_QUESTION = ['choix', 'choix-multiple', 'echelle', 'texte'] as const;
export type GenreQuestion = (typeof GENRES_QUESTION)[number];

export const ETATS_SONDAGE = ['a-venir', 'ouvert', 'clos'] as const;
export type EtatSondage = (typeof ETATS_SONDAGE)[number];

/** The most characters of a free text. */
export const MAX_TEXTE = 1000;
/** Larger than any survey people answer. */
const MAX_QUESTIONS = 100;
const MAX_CHOIX = 100;

export const SondageResume = Type.Object({
  id: Id,
  titre: Type.String(),
  slug: Type.String(),
  /** First and last day it can be answered. */
  debut: Type.String(),
  fin: Type.String(),
  etat: Type.Enum(ETATS_SONDAGE),
});
export type SondageResume = Static<typeof SondageResume>;

export const QuestionSondage = Type.Object({
  id: Id,
  genre: Type.Enum(GENRES_QUESTION),
  obligatoire: Type.Boolean(),
  libelle: Type.String(),
  /** A scale goes from 1 to this. */
  maximum: Nullable(Type.Integer()),
  /** To choose from; of a scale, what its ends mean, lowest first. */
  choix: Type.Array(Type.Object({ id: Id, libelle: Type.String() })),
});
export type QuestionSondage = Static<typeof QuestionSondage>;

/** Figures alone: free texts are read by the company and published nowhere. */
export const ResultatsSondage = Type.Object({
  /** People who answered. */
  reponses: Type.Integer(),
  questions: Type.Array(
    Type.Object({
      questionId: Id,
      /** Those of them who answered this one. */
      reponses: Type.Integer(),
      choix: Type.Array(Type.Object({ choixId: Id, nombre: Type.Integer() })),
      /** How many gave 1, 2, and so on, on a scale. */
      notes: Type.Array(Type.Integer()),
      moyenne: Nullable(Type.String()),
    }),
  ),
});
export type ResultatsSondage = Static<typeof ResultatsSondage>;

export const listerSondages = defineCall({
  method: 'GET',
  path: '/api/sondages',
  acces: 'tous',
  summary: 'Surveys that can be answered, then those that are over, latest first.',
  credential: 'public',
  answer: Type.Object({ sondages: Type.Array(SondageResume) }),
});

const params = Type.Object({ id: Id });

export const lireSondage = defineCall({
  method: 'GET',
  path: '/api/sondages/{id}',
  acces: 'tous',
  summary: 'A survey with its questions, and its results once it is over.',
  credential: 'public',
  params,
  answer: Type.Object({
    sondage: SondageResume,
    slugs: Slugs,
    /** Markdown. */
    texte: Type.String(),
    /** Today, for the shop. */
    jour: Type.String(),
    questions: Type.Array(QuestionSondage),
    resultats: Type.Union([ResultatsSondage, Type.Null()]),
    /** Others that can be answered. */
    autres: Type.Array(SondageResume),
  }),
  refusals: ['introuvable'],
});

export const Participation = Type.Object({
  aRepondu: Type.Boolean(),
  /** For who answered, and for all once it is over. */
  resultats: Type.Union([ResultatsSondage, Type.Null()]),
});
export type Participation = Static<typeof Participation>;

export const lireParticipation = defineCall({
  method: 'GET',
  path: '/api/sondages/{id}/participation',
  acces: 'personne',
  summary: 'Whether who asks answered a survey, and its results if they may see them.',
  params,
  answer: Participation,
  refusals: ['introuvable'],
});

export const ReponseQuestion = Type.Object({
  questionId: Id,
  choixIds: Type.Optional(Type.Array(Id, { maxItems: MAX_CHOIX })),
  note: Type.Optional(Type.Integer()),
  texte: Type.Optional(Type.String()),
});
export type ReponseQuestion = Static<typeof ReponseQuestion>;

export const repondreSondage = defineCall({
  method: 'POST',
  path: '/api/sondages/{id}/reponses',
  acces: 'personne',
  summary: 'Answers a survey, once per person; the same answers sent again change nothing.',
  params,
  body: Type.Object({ reponses: Type.Array(ReponseQuestion, { maxItems: MAX_QUESTIONS }) }),
  answer: Participation,
  refusals: [
    'introuvable',
    'sondage-a-venir',
    'sondage-clos',
    'sondage-deja-repondu',
    'reponses-invalides',
  ],
});
