/** That an answer of a search was opened or ordered: searches of which nothing is, lack words. */
import * as Type from 'typebox';
import { defineCall } from '../http/call.ts';

export const choisirResultat = defineCall({
  method: 'POST',
  path: '/api/recherche/choix',
  acces: 'tous',
  journal: false,
  // Looking around opens no session: who has none is not counted.
  credential: 'optional',
  summary:
    'Counts that an answer to these words was opened or ordered, once per session; not which one.',
  body: Type.Object({ q: Type.String({ maxLength: 20_000 }) }),
});
