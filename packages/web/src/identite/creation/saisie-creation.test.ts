import { expect, test } from 'vitest';
import {
  etapeMontree,
  etapePossible,
  SAISIE_VIDE,
  verifierPersonne,
  verifierSociete,
  type SaisieCreation,
} from './saisie-creation.ts';

const COMPLETE: SaisieCreation = {
  ...SAISIE_VIDE,
  siret: '732 829 320 00074',
  raisonSociale: 'Atelier Durand',
  metier: 'menuisier',
  adresseLigne1: '4 rue du Port',
  codePostal: '44000',
  ville: 'Nantes',
  prenom: 'Zoé',
  nom: 'Durand',
  email: 'zoe@atelier-durand.test',
  magasinId: '3',
};

test('a SIRET is read with or without spaces, and its key is checked', () => {
  expect(verifierSociete(COMPLETE)).toEqual({});
  expect(verifierSociete({ ...COMPLETE, siret: '73282932000074' })).toEqual({});
  // Another key is reported, not refused.
  expect(verifierSociete({ ...COMPLETE, siret: '73282932000075' })).toEqual({});
  expect(verifierSociete({ ...COMPLETE, siret: '7328293200007' })).toEqual({ siret: 'siret' });
});

test('every answer about the company but the second line of the address is asked for', () => {
  expect(Object.keys(verifierSociete(SAISIE_VIDE))).toEqual([
    'siret',
    'raisonSociale',
    'metier',
    'adresseLigne1',
    'codePostal',
    'ville',
  ]);
});

test.each(['A', 'Zoé2', 'a/b', 'n#1', 'x:y', 'un+deux', 'a*', ' b '])(
  'a name has at least 2 signs, no digit and none of / # : + * (%s)',
  (nom) => {
    expect(verifierPersonne({ ...COMPLETE, nom })).toEqual({ nom: 'nom' });
    expect(verifierPersonne({ ...COMPLETE, prenom: nom })).toEqual({ prenom: 'nom' });
  },
);

test('a phone is not asked for, but is one when it is given', () => {
  expect(verifierPersonne({ ...COMPLETE, telephone: '' })).toEqual({});
  expect(verifierPersonne({ ...COMPLETE, telephone: '+33 6 39 98 10 00' })).toEqual({});
  expect(verifierPersonne({ ...COMPLETE, telephone: 'demain' })).toEqual({
    telephone: 'telephone',
  });
});

test('a step is reached once those before it are answered', () => {
  expect(etapePossible(SAISIE_VIDE)).toBe('societe');
  expect(etapePossible({ ...COMPLETE, email: 'zoe' })).toBe('personne');
  expect(etapePossible({ ...COMPLETE, magasinId: '' })).toBe('magasin');
  expect(etapePossible(COMPLETE)).toBe('conditions');
});

test('an address leads to no step that is not reached', () => {
  expect(etapeMontree('conditions', 'personne')).toBe('personne');
  expect(etapeMontree('societe', 'personne')).toBe('societe');
  expect(etapeMontree('n-importe-quoi', 'conditions')).toBe('societe');
  expect(etapeMontree(undefined, 'conditions')).toBe('societe');
});
