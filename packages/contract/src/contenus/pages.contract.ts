import * as Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall } from '../http/call.ts';
import { Id, Slugs } from '../http/id.schema.ts';

/** Where pages stand together, in the order they are shown. */
export const RUBRIQUES = [
  'commander',
  'livraison',
  'services',
  'facturation',
  'entreprise',
  'legal',
] as const;
export type Rubrique = (typeof RUBRIQUES)[number];

export const PageContenu = Type.Object({
  id: Id,
  rubrique: Type.Enum(RUBRIQUES),
  titre: Type.String(),
  slug: Type.String(),
  resume: Type.String(),
});
export type PageContenu = Static<typeof PageContenu>;

export const listerPages = defineCall({
  method: 'GET',
  path: '/api/contenus/pages',
  acces: 'tous',
  summary: 'The content pages, by section.',
  credential: 'public',
  answer: Type.Object({ pages: Type.Array(PageContenu) }),
});

export const lirePage = defineCall({
  method: 'GET',
  path: '/api/contenus/pages/{id}',
  acces: 'tous',
  summary: 'A content page with its text.',
  credential: 'public',
  params: Type.Object({ id: Id }),
  answer: Type.Object({
    page: PageContenu,
    slugs: Slugs,
    /** Markdown. */
    texte: Type.String(),
    /** Day of the last change. */
    modifieLe: Type.String(),
    /** The others of its section. */
    voisines: Type.Array(PageContenu),
  }),
  refusals: ['introuvable'],
});
