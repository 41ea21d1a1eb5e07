/** Whether a text of the company helped who read it. */
import * as Type from 'typebox';
import { defineCall } from '../http/call.ts';
import { Id } from '../http/id.schema.ts';

const params = Type.Object({ id: Id });
const body = Type.Object({ utile: Type.Boolean() });

export const noterUtilitePage = defineCall({
  method: 'PUT',
  path: '/api/contenus/pages/{id}/utilite',
  acces: 'personne',
  summary:
    'Says whether a content page helped, once per person; another answer replaces the first.',
  params,
  body,
  refusals: ['introuvable'],
});

export const noterUtiliteQuestion = defineCall({
  method: 'PUT',
  path: '/api/faq/{id}/utilite',
  acces: 'personne',
  summary:
    'Says whether the answer to a frequent question helped, once per person; another answer replaces the first.',
  params,
  body,
  refusals: ['introuvable'],
});
