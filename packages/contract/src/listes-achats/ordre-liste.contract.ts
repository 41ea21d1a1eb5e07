/** Where the lines of a shopping list stand: their order, and the sections they are in. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall } from '../http/call.ts';
import { Id, Nullable } from '../http/id.schema.ts';
import { ListeAchats, LigneJointe, MAX_LIGNES_LISTE } from './liste-achats.schema.ts';

export const MAX_SIGNES_SECTION = 60;
/** Sections of one list, chantiers of a basket put aside included. */
export const MAX_SECTIONS = 200;

const Nom = Type.String({ minLength: 1, maxLength: MAX_SIGNES_SECTION });

export const Deplacement = Type.Object({
  ligneIds: Type.Array(Id, { minItems: 1, maxItems: MAX_LIGNES_LISTE }),
  /** The group they go to, by its `rang`; -1: that of no section. */
  groupe: Type.Optional(Type.Integer({ minimum: -1, maximum: 1_000_000 })),
  /** Instead: a section by its name, which is made where there is none. */
  section: Type.Optional(Nom),
  /** The line they come before; at the end of the group without. */
  avant: Type.Optional(Id),
});
export type Deplacement = Static<typeof Deplacement>;

export const deplacerLignesListe = defineCall({
  method: 'POST',
  path: '/api/listes-achats/{id}/lignes/deplacer',
  acces: 'acheteur',
  journal: 'liste-achats',
  summary:
    'Puts lines elsewhere in a list, in the order they are named: before a line, or at the end of a group. What the group already has takes their quantity, which is told. If-Match: refused when another changed one of them since.',
  params: Type.Object({ id: Id }),
  body: Deplacement,
  answer: Type.Object({ ...ListeAchats.properties, jointes: Type.Array(LigneJointe) }),
  refusals: ['introuvable', 'liste-perimee', 'liste-d-un-collegue', 'trop-de-sections'],
  requestHeaders: { 'If-Match': 'optional' },
  answerHeaders: ['ETag'],
});

export const modifierSectionListe = defineCall({
  method: 'PATCH',
  path: '/api/listes-achats/{id}/sections/{rang}',
  acces: 'acheteur',
  journal: 'liste-achats',
  summary:
    'Changes the name of a section, or where it stands among the others. If-Match: refused when another changed one of these since.',
  params: Type.Object({ id: Id, rang: Type.Integer({ minimum: 0, maximum: 1_000_000 }) }),
  body: Type.Object({
    libelle: Type.Optional(Nom),
    /** The group it comes before, by its `rang`; null: after all of them. */
    avant: Type.Optional(Nullable(Type.Integer({ minimum: 0, maximum: 1_000_000 }))),
  }),
  answer: ListeAchats,
  refusals: ['introuvable', 'liste-perimee', 'liste-d-un-collegue', 'section-existe'],
  requestHeaders: { 'If-Match': 'optional' },
  answerHeaders: ['ETag'],
});
