import * as Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall } from '../http/call.ts';
import { Id, Slugs } from '../http/id.schema.ts';

export const QuestionFrequente = Type.Object({
  id: Id,
  theme: Type.String(),
  question: Type.String(),
  slug: Type.String(),
  /** Markdown. */
  reponse: Type.String(),
});
export type QuestionFrequente = Static<typeof QuestionFrequente>;

export const ThemeFaq = Type.Object({
  code: Type.String(),
  libelle: Type.String(),
});
export type ThemeFaq = Static<typeof ThemeFaq>;

export const lireFaq = defineCall({
  method: 'GET',
  path: '/api/faq',
  acces: 'tous',
  summary: 'Frequent questions with their answers, in the order of their themes.',
  credential: 'public',
  answer: Type.Object({
    themes: Type.Array(ThemeFaq),
    questions: Type.Array(QuestionFrequente),
  }),
});

export const lireQuestionFrequente = defineCall({
  method: 'GET',
  path: '/api/faq/{id}',
  acces: 'tous',
  summary: 'A frequent question, and the others of its theme.',
  credential: 'public',
  params: Type.Object({ id: Id }),
  answer: Type.Object({
    question: QuestionFrequente,
    theme: ThemeFaq,
    slugs: Slugs,
    modifieLe: Type.String(),
    voisines: Type.Array(Type.Object({ id: Id, question: Type.String(), slug: Type.String() })),
  }),
  refusals: ['introuvable'],
});
