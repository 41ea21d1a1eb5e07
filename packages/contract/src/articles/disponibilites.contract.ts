import * as Type from 'typebox';
import { defineCall } from '../http/call.ts';
import { Nullable } from '../http/id.schema.ts';
import { ORIGINES_DELAI } from './disponibilite.ts';
import { Lot } from './lot.ts';

export const lireDisponibilites = defineCall({
  method: 'POST',
  path: '/api/articles/batch-disponibilite',
  acces: 'tous',
  journal: false,
  summary:
    'When each asked quantity can be had, split by where it comes from. Articles that do not exist are left out.',
  body: Lot,
  answer: Type.Array(
    Type.Object({
      articleId: Type.Integer(),
      quantite: Type.Integer(),
      disponibiliteStock: Type.Object({
        delais: Type.Array(
          Type.Object({
            quantite: Type.Integer(),
            /** yyyy-MM-dd */
            date: Type.String(),
            /** HH:mm it is ready from, in the store of who asks; null where only the day is known. */
            heure: Nullable(Type.String()),
            origine: Type.Enum(ORIGINES_DELAI),
          }),
        ),
      }),
    }),
  ),
  sansDonnees: 'lot-sans-donnees',
  refusals: ['lot-sans-donnees'],
});
