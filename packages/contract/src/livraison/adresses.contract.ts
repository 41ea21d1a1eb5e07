/** The addresses a company has goods delivered to. */
import * as Type from 'typebox';
import { defineCall } from '../http/call.ts';
import { Id } from '../http/id.schema.ts';
import { AdresseLivraison, SaisieAdresse } from './adresse.schema.ts';

export const listerAdresses = defineCall({
  method: 'GET',
  path: '/api/compte/adresses-livraison',
  acces: 'acheteur',
  summary: 'Delivery addresses of the company, the usual one first.',
  answer: Type.Array(AdresseLivraison),
});

export const creerAdresse = defineCall({
  method: 'POST',
  path: '/api/compte/adresses-livraison',
  acces: 'acheteur',
  journal: 'adresse-livraison',
  summary: 'Adds a delivery address; the first of a company becomes the usual one.',
  body: SaisieAdresse,
  answer: AdresseLivraison,
  refusals: ['adresse-non-desservie', 'trop-d-adresses'],
});

export const modifierAdresse = defineCall({
  method: 'PUT',
  path: '/api/compte/adresses-livraison/{id}',
  acces: 'acheteur',
  journal: 'adresse-livraison',
  summary: 'Writes a delivery address anew; orders already placed keep the one they had.',
  params: Type.Object({ id: Id }),
  body: SaisieAdresse,
  answer: AdresseLivraison,
  refusals: ['introuvable', 'adresse-non-desservie'],
});

export const supprimerAdresse = defineCall({
  method: 'DELETE',
  path: '/api/compte/adresses-livraison/{id}',
  acces: 'acheteur',
  journal: 'adresse-livraison',
  summary: 'Removes a delivery address; orders already placed keep it.',
  params: Type.Object({ id: Id }),
  refusals: ['introuvable'],
});
