/** Two shopping lists made one, and one made two. */
import * as Type from 'typebox';
import { defineCall } from '../http/call.ts';
import { Id } from '../http/id.schema.ts';
import {
  ListeAchats,
  LigneJointe,
  MAX_LIGNES_LISTE,
  MAX_SIGNES_LISTE,
} from './liste-achats.schema.ts';

export const fusionnerListes = defineCall({
  method: 'POST',
  path: '/api/listes-achats/{id}/fusionner',
  acces: 'acheteur',
  journal: 'liste-achats',
  summary:
    'The lines of another list come to this one, with their sections, notes and targets, without discounts; what both have adds up, which is told. All of them or none. The other one stays as it is, or is put away by its person.',
  params: Type.Object({ id: Id }),
  body: Type.Object({ deId: Id, archiver: Type.Optional(Type.Boolean()) }),
  answer: Type.Object({
    ...ListeAchats.properties,
    /** Lines that are new here. */
    ajoutees: Type.Integer(),
    jointes: Type.Array(LigneJointe),
  }),
  refusals: ['introuvable', 'liste-pleine', 'trop-de-sections', 'liste-d-un-collegue'],
  answerHeaders: ['ETag'],
});

export const scinderListe = defineCall({
  method: 'POST',
  path: '/api/listes-achats/{id}/scinder',
  acces: 'acheteur',
  journal: 'liste-achats',
  summary:
    'Lines of a list leave it for a new one, as they are, seen by the same people; by its person alone. If-Match: refused when another changed one of them since.',
  params: Type.Object({ id: Id }),
  body: Type.Object({
    libelle: Type.String({ minLength: 1, maxLength: MAX_SIGNES_LISTE }),
    ligneIds: Type.Array(Id, { minItems: 1, maxItems: MAX_LIGNES_LISTE }),
  }),
  answer: ListeAchats,
  refusals: ['introuvable', 'liste-perimee', 'liste-d-un-collegue', 'trop-de-listes'],
  requestHeaders: { 'If-Match': 'optional' },
});
