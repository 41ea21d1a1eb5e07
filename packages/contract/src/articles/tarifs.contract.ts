import * as Type from 'typebox';
import { defineCall } from '../http/call.ts';
import { Lot } from './lot.ts';
import { TarifExplique } from './tarif.schema.ts';

export const lireTarifs = defineCall({
  method: 'POST',
  path: '/api/articles/batch-tarifs',
  acces: 'tous',
  journal: false,
  summary:
    'Prices of articles for the asking compte, each with its tiers and the reason for it. Articles that do not exist are left out.',
  body: Lot,
  answer: Type.Array(
    Type.Object({
      articleId: Type.Integer(),
      quantite: Type.Integer(),
      ...TarifExplique.properties,
    }),
  ),
  sansDonnees: 'lot-sans-donnees',
  refusals: ['lot-sans-donnees'],
});
