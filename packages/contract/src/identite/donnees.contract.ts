/** What belongs to the person: their data, and leaving. */
import * as Type from 'typebox';
import { defineCall } from '../http/call.ts';
import { Fichier } from '../http/fichier.schema.ts';
import { MotDePasse } from './personne.schema.ts';

export const lireDonnees = defineCall({
  method: 'GET',
  path: '/api/profil/donnees',
  acces: 'titulaire',
  summary: 'Everything kept about the person, as a ZIP of JSON files.',
  answer: Fichier,
});

export const supprimerProfil = defineCall({
  method: 'DELETE',
  path: '/api/profil',
  acces: 'titulaire',
  summary:
    'Leaves for good: the person is made anonymous, legal documents of the company stay, every session of theirs ends.',
  body: Type.Object({ motDePasse: MotDePasse }),
  refusals: ['mot-de-passe-refuse', 'trop-de-tentatives', 'dernier-administrateur'],
});
