import * as Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall } from '../http/call.ts';
import { Id, Nullable, Slugs } from '../http/id.schema.ts';
import { Illustration } from '../illustrations/illustration.schema.ts';
import { Noeud } from './arbre.contract.ts';

export const UniversMetier = Type.Object({
  id: Id,
  /** Code of the trade, as in the brand configuration. */
  code: Type.String(),
  libelle: Type.String(),
  slug: Type.String(),
  intro: Type.String(),
  nombre: Type.Integer(),
});
export type UniversMetier = Static<typeof UniversMetier>;

export const listerUniversMetier = defineCall({
  method: 'GET',
  path: '/api/univers-metier',
  acces: 'tous',
  summary: 'The trades the shop speaks to.',
  credential: 'public',
  answer: Type.Object({ univers: Type.Array(UniversMetier) }),
});

export const lireUniversMetier = defineCall({
  method: 'GET',
  path: '/api/univers-metier/{id}',
  acces: 'tous',
  summary: 'A trade and the families it orders from.',
  credential: 'public',
  params: Type.Object({ id: Id }),
  answer: Type.Object({
    univers: UniversMetier,
    illustration: Nullable(Illustration),
    slugs: Slugs,
    /** Families, the fullest first, `nombre` being this trade's alone. */
    familles: Type.Array(Noeud),
  }),
  refusals: ['introuvable'],
});
