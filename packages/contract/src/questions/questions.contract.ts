import * as Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall } from '../http/call.ts';
import { Id } from '../http/id.schema.ts';

/** Something like an address: the mail server has the last word. */
export const EMAIL_PATTERN = '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$';

export const NOM_QUESTION = { minLength: 2, maxLength: 100 };
export const EMAIL_QUESTION = { maxLength: 254, pattern: EMAIL_PATTERN };
export const TEXTE_QUESTION = { minLength: 10, maxLength: 2000 };

export const Question = Type.Object({
  id: Id,
  question: Type.String(),
  reponse: Type.String(),
  auteur: Type.String(),
  /** In which both are written. */
  langue: Type.String(),
  /** ISO moment of the answer. */
  date: Type.String(),
});
export type Question = Static<typeof Question>;

export const lireQuestions = defineCall({
  method: 'GET',
  path: '/api/produits/{id}/questions',
  acces: 'tous',
  summary: 'Questions about a product that were answered and published.',
  credential: 'public',
  params: Type.Object({ id: Id }),
  answer: Type.Object({ questions: Type.Array(Question) }),
  refusals: ['introuvable'],
});

export const poserQuestion = defineCall({
  method: 'POST',
  path: '/api/questions',
  acces: 'tous',
  journal: 'question-posee',
  summary: 'Asks the shop a question, about a product or not; the answer comes by mail.',
  body: Type.Object({
    produitId: Type.Optional(Id),
    nom: Type.String(NOM_QUESTION),
    email: Type.String(EMAIL_QUESTION),
    texte: Type.String(TEXTE_QUESTION),
  }),
  /** What to quote on the phone. */
  answer: Type.Object({ numero: Type.String() }),
  refusals: ['introuvable'],
});
