import * as Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall } from '../http/call.ts';
import { Id, Nullable } from '../http/id.schema.ts';
import { EtatOuverture } from '../magasins/ouverture.schema.ts';

/** The store a visitor chose, with what the header shows of it. */
export const MagasinReference = Type.Object({
  id: Id,
  libelle: Type.String(),
  adresse: Type.Object({ departement: Type.Object({ code: Type.String() }) }),
  ouverture: EtatOuverture,
  /** Today in Paris. */
  jour: Type.String(),
  /** Until then it neither opens nor closes (ISO moment). */
  jusqua: Type.String(),
});
export type MagasinReference = Static<typeof MagasinReference>;

export const lireMagasinReference = defineCall({
  method: 'GET',
  path: '/api/profil/magasin-reference',
  acces: 'tous',
  summary: 'The store whose stock and collection times this visitor sees.',
  answer: Type.Object({ magasin: Nullable(MagasinReference) }),
});

export const choisirMagasinReference = defineCall({
  method: 'PUT',
  path: '/api/profil/magasin-reference',
  acces: 'tous',
  journal: 'magasin-choisi',
  summary: 'Chooses the store of this visitor; of someone signed in, for their next sessions too.',
  body: Type.Object({ magasinId: Id }),
  answer: Type.Object({ magasin: MagasinReference }),
  refusals: ['introuvable'],
});
