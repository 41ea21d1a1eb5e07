import * as Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall } from '../http/call.ts';
import { Id, Nullable } from '../http/id.schema.ts';
import { Illustration } from '../illustrations/illustration.schema.ts';

/** A node of the tree, in the language asked. */
export const Noeud = Type.Object({
  id: Type.Integer(),
  parentId: Type.Union([Type.Integer(), Type.Null()]),
  /** 1 catégorie, 2 famille, 3 sous-famille, 4 groupe, 5 sous-groupe. */
  niveau: Type.Integer({ minimum: 1, maximum: 5 }),
  libelle: Type.String(),
  slug: Type.String(),
  /** Articles on sale in it and below. */
  nombre: Type.Integer(),
});
export type Noeud = Static<typeof Noeud>;

export const lireArbre = defineCall({
  method: 'GET',
  path: '/api/catalogue/arbre',
  acces: 'tous',
  summary: 'The tree with article counts, as a list in walk order, down to a depth.',
  credential: 'public',
  query: Type.Object({
    profondeur: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
  }),
  answer: Type.Object({ noeuds: Type.Array(Noeud) }),
});

export const lireNoeud = defineCall({
  method: 'GET',
  path: '/api/catalogue/noeuds/{id}',
  acces: 'tous',
  summary: 'A node with what stands above and right below it.',
  credential: 'public',
  params: Type.Object({ id: Id }),
  answer: Type.Object({
    noeud: Noeud,
    intro: Type.Union([Type.String(), Type.Null()]),
    /** Only a category has one. */
    illustration: Nullable(Illustration),
    /** From the category down to the parent. */
    ancetres: Type.Array(Noeud),
    enfants: Type.Array(Noeud),
    /** The slug in each language, for the links to the other languages. */
    slugs: Type.Object({ fr: Type.String(), en: Type.String(), es: Type.String() }),
  }),
  refusals: ['introuvable'],
});
