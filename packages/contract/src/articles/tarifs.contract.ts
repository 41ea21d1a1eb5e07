import * as Type from 'typebox';
import { defineCall } from '../http/call.ts';
import { MontantSchema } from '../http/montant.schema.ts';
import { Lot } from './lot.ts';
import { TarifAffiche } from './tarif.schema.ts';
import { ORIGINES_TARIF } from './tarif.ts';

const Origine = Type.Enum(ORIGINES_TARIF);

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
      ...TarifAffiche.properties,
      explication: Type.Array(
        Type.Object({
          origine: Origine,
          prixHT: MontantSchema,
          promotion: Type.Optional(Type.String()),
        }),
      ),
    }),
  ),
  sansDonnees: 'lot-sans-donnees',
  refusals: ['lot-sans-donnees'],
});
