import * as Type from 'typebox';
import { defineCall } from '../http/call.ts';
import { PieceOuverte } from '../piece-ouverte/piece-ouverte.contract.ts';
import { TYPES_DEMANDES } from '../type-document.ts';
import { NombreDemande } from './tranche.schema.ts';

export const transformerPanier = defineCall({
  method: 'POST',
  path: '/api/panier/transformer',
  acces: 'acheteur',
  journal: 'piece-ouverte',
  summary:
    'Checks the basket and freezes its lines and prices into the open piece of who asks. The basket stays as it is; changing it drops the piece.',
  query: Type.Object({
    type: Type.Optional(
      Type.Enum(TYPES_DEMANDES, {
        description: 'That of the basket unless told; 0 a quote, 1 an order.',
      }),
    ),
    nombre: NombreDemande,
  }),
  answer: PieceOuverte,
  refusals: ['panier-vide', 'panier-a-corriger', 'panier-perime'],
});
