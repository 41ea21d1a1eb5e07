import * as Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall } from '../http/call.ts';

/** One entry of the list that `lireMessages` carries. */
export const Message = Type.Object({
  id: Type.Integer(),
  niveau: Type.Union([
    Type.Literal('info'),
    Type.Literal('succes'),
    Type.Literal('avertissement'),
    Type.Literal('erreur'),
  ]),
  /** In the language of the request. */
  libelle: Type.String(),
  /** Said first. */
  titre: Type.Optional(Type.String()),
  /** Path, without language prefix, of the page it is shown on, and of those below; else on all. */
  page: Type.Optional(Type.String()),
  /** Path, without language prefix, of what it speaks of. */
  lien: Type.Optional(Type.String()),
  /** It opens by itself: it has to be read. */
  aLire: Type.Optional(Type.Literal(true)),
});
export type Message = Static<typeof Message>;

export const lireMessages = defineCall({
  method: 'GET',
  path: '/api/messages',
  acces: 'tous',
  summary: 'The messages waiting for who asks, as base64 of a UTF-8 JSON list.',
  answer: Type.Object({ messages: Type.String() }),
});

export const supprimerMessage = defineCall({
  method: 'DELETE',
  path: '/api/messages/{id}',
  acces: 'tous',
  journal: 'message-lu',
  summary: 'Dismisses a message for good.',
  params: Type.Object({ id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) }),
  refusals: ['introuvable'],
});
