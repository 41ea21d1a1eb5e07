import * as Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall } from '../http/call.ts';
import { Id, Nullable, Slugs } from '../http/id.schema.ts';
import { Illustration } from '../illustrations/illustration.schema.ts';

export const ServiceRapido = Type.Object({
  id: Id,
  code: Type.String(),
  titre: Type.String(),
  slug: Type.String(),
  accroche: Type.String(),
  illustration: Nullable(Illustration),
});
export type ServiceRapido = Static<typeof ServiceRapido>;

export const listerServicesRapido = defineCall({
  method: 'GET',
  path: '/api/services-rapido',
  acces: 'tous',
  summary: 'The workshops of the shop: cut panels, keyed cylinders, engraving…',
  credential: 'public',
  answer: Type.Object({ services: Type.Array(ServiceRapido) }),
});

export const lireServiceRapido = defineCall({
  method: 'GET',
  path: '/api/services-rapido/{id}',
  acces: 'tous',
  summary: 'A workshop and how it works.',
  credential: 'public',
  params: Type.Object({ id: Id }),
  answer: Type.Object({
    service: ServiceRapido,
    slugs: Slugs,
    /** Markdown. */
    texte: Type.String(),
  }),
  refusals: ['introuvable'],
});
