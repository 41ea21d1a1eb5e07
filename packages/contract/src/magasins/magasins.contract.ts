/** Stores and pick-up points. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall } from '../call.ts';
import { Id, Nullable } from '../id.schema.ts';

export const Magasin = Type.Object({
  id: Id,
  type: Type.Enum(['magasin', 'point-de-retrait']),
  libelle: Type.String(),
  slug: Type.String(),
  adresse: Type.Object({
    codePostal: Type.String(),
    ville: Type.String(),
    departement: Type.Object({ code: Type.String(), nom: Type.String() }),
  }),
});
export type Magasin = Static<typeof Magasin>;

export const listerMagasins = defineCall({
  method: 'GET',
  path: '/api/magasins',
  acces: 'tous',
  credential: 'public',
  summary: 'Every store and pick-up point, by town.',
  answer: Type.Array(Magasin),
});

export const MAX_MAGASINS_TROUVES = 20;

export const chercherMagasins = defineCall({
  method: 'GET',
  path: '/api/magasins/recherche',
  acces: 'tous',
  credential: 'public',
  summary: 'Stores around a town, a postcode, a department or a region, the nearest first.',
  query: Type.Object({ recherche: Type.String({ minLength: 1, maxLength: 80 }) }),
  answer: Type.Object({
    /** Where the search was taken to be; null when nothing is called so. */
    lieu: Nullable(Type.String()),
    magasins: Type.Array(
      Type.Object({
        ...Magasin.properties,
        /** Kilometres, as the crow flies. */
        distance: Type.Integer(),
      }),
    ),
  }),
});
