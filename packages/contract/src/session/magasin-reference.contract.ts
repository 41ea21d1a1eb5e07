import * as Type from 'typebox';
import { defineCall } from '../call.ts';
import { Id, Nullable } from '../id.schema.ts';

const Magasin = Type.Object({ id: Id, libelle: Type.String() });

export const lireMagasinReference = defineCall({
  method: 'GET',
  path: '/api/profil/magasin-reference',
  acces: 'tous',
  summary: 'The store whose stock and collection times this visitor sees.',
  answer: Type.Object({ magasin: Nullable(Magasin) }),
});

export const choisirMagasinReference = defineCall({
  method: 'PUT',
  path: '/api/profil/magasin-reference',
  acces: 'tous',
  journal: 'magasin-choisi',
  summary: 'Chooses the store of this visitor; of someone signed in, for his next sessions too.',
  body: Type.Object({ magasinId: Id }),
  answer: Type.Object({ magasin: Magasin }),
  refusals: ['introuvable'],
});
