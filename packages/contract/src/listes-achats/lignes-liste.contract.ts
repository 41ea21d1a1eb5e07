/** Lines of a shopping list: how many, what to remember of them, removed and put back. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { LIGNE_DE_LOT } from '../articles/lot.ts';
import { defineCall } from '../http/call.ts';
import { Id, Nullable } from '../http/id.schema.ts';
import { MAX_LIGNES_NOMMEES } from '../panier/limites.ts';
import { ListeAchats, MAX_SIGNES_NOTE } from './liste-achats.schema.ts';

const params = Type.Object({ id: Id, ligneId: Id });
const LignesNommees = Type.Array(Id, { minItems: 1, maxItems: MAX_LIGNES_NOMMEES });

export const ChangementLigne = Type.Object({
  quantite: Type.Optional(LIGNE_DE_LOT.quantite),
  note: Type.Optional(Type.String({ maxLength: MAX_SIGNES_NOTE })),
  /** Null: it is no longer counted. */
  cible: Type.Optional(Nullable(LIGNE_DE_LOT.quantite)),
});
export type ChangementLigne = Static<typeof ChangementLigne>;

export const modifierLigneListe = defineCall({
  method: 'PATCH',
  path: '/api/listes-achats/{id}/lignes/{ligneId}',
  acces: 'acheteur',
  journal: 'liste-achats',
  summary:
    'Changes what is given of a line; the quantity of a cut line follows from its cut list, and it has no target. If-Match: refused when another changed the line since.',
  params,
  body: ChangementLigne,
  answer: ListeAchats,
  refusals: ['introuvable', 'liste-perimee', 'liste-d-un-collegue'],
  requestHeaders: { 'If-Match': 'optional' },
  answerHeaders: ['ETag'],
});

export const remplacerArticleListe = defineCall({
  method: 'POST',
  path: '/api/listes-achats/{id}/lignes/{ligneId}/remplacer',
  acces: 'acheteur',
  journal: 'liste-achats',
  summary:
    'Another article takes the place of that of a line, whole; where the list already has it there, their quantities add up.',
  params,
  body: Type.Object({ articleId: Id }),
  answer: ListeAchats,
  refusals: ['introuvable', 'liste-perimee', 'article-retire', 'liste-d-un-collegue'],
  requestHeaders: { 'If-Match': 'optional' },
  answerHeaders: ['ETag'],
});

export const retirerLignesListe = defineCall({
  method: 'DELETE',
  path: '/api/listes-achats/{id}/lignes',
  acces: 'acheteur',
  journal: 'liste-achats',
  summary:
    'Removes lines, all of them or none. If-Match: refused when another changed one of them since.',
  params: Type.Object({ id: Id }),
  body: LignesNommees,
  answer: ListeAchats,
  refusals: ['introuvable', 'liste-perimee', 'liste-d-un-collegue'],
  requestHeaders: { 'If-Match': 'optional' },
  answerHeaders: ['ETag'],
});

export const remettreLignesListe = defineCall({
  method: 'POST',
  path: '/api/listes-achats/{id}/lignes/remettre',
  acces: 'acheteur',
  journal: 'liste-achats',
  summary:
    'Puts lines just removed back where they were; what was added again meanwhile takes their quantity.',
  params: Type.Object({ id: Id }),
  body: LignesNommees,
  answer: ListeAchats,
  refusals: ['introuvable', 'liste-pleine', 'liste-d-un-collegue'],
  answerHeaders: ['ETag'],
});
