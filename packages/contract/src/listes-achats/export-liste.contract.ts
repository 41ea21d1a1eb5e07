/** A shopping list as a file, in all the formats of the basket; labels of its shelf. */
import * as Type from 'typebox';
import { defineCall } from '../http/call.ts';
import { Fichier } from '../http/fichier.schema.ts';
import { Id } from '../http/id.schema.ts';
import { CHOIX_EXPORT } from '../panier/export.contract.ts';

export const exporterListe = defineCall({
  method: 'GET',
  path: '/api/listes-achats/{id}/export',
  acces: 'acheteur',
  summary:
    'A list or some lines of it as a file, in the language and at the prices of who asks. Its labels have a code that leads to the line where the shelf is counted.',
  params: Type.Object({ id: Id }),
  query: Type.Object(CHOIX_EXPORT),
  answer: Fichier,
  refusals: ['introuvable', 'trop-d-etiquettes'],
});
