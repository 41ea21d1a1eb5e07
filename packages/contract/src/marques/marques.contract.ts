import * as Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall } from '../http/call.ts';
import { Noeud } from '../catalogue/arbre.contract.ts';
import { Id, Nullable } from '../http/id.schema.ts';

export const Marque = Type.Object({
  id: Id,
  nom: Type.String(),
  slug: Type.String(),
  /** The shop's own brand. */
  propre: Type.Boolean(),
  /** Articles on sale. */
  nombre: Type.Integer(),
  /** Address of its logo; null: its name is set in letters. */
  logo: Nullable(Type.String()),
});
export type Marque = Static<typeof Marque>;

export const listerMarques = defineCall({
  method: 'GET',
  path: '/api/marques',
  acces: 'tous',
  summary: 'The brands with articles on sale, by name.',
  credential: 'public',
  answer: Type.Object({ marques: Type.Array(Marque) }),
});

export const lireMarque = defineCall({
  method: 'GET',
  path: '/api/marques/{id}',
  acces: 'tous',
  summary: 'A brand, what it says of itself and where it stands in the tree.',
  credential: 'public',
  params: Type.Object({ id: Id }),
  answer: Type.Object({
    marque: Marque,
    presentation: Nullable(Type.String()),
    /** Categories that hold its articles, `nombre` being those of the brand alone. */
    categories: Type.Array(Noeud),
  }),
  refusals: ['introuvable'],
});
