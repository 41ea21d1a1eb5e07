import { expect, test } from 'vitest';
import { adresseDeCeNom } from './adresses-des-chantiers.ts';

const ADRESSES = [
  { libelle: 'Atelier' },
  { libelle: 'Pharmacie Talensac' },
  { libelle: 'Résidence du Port, bâtiment C' },
  { libelle: 'Gymnase de Rezé, nord' },
  { libelle: 'Gymnase de Rezé, sud' },
];

test.each([
  ['pharmacie talensac', 'Pharmacie Talensac'],
  ['Résidence du Port', 'Résidence du Port, bâtiment C'],
  ['Pharmacie Talensac, réserve', 'Pharmacie Talensac'],
  ['Gymnase de Rezé', undefined],
  ['Villa Morel', undefined],
  ['Talensac', undefined],
  ['', undefined],
])('the address of chantier « %s » is %s', (nom, libelle) => {
  expect(adresseDeCeNom(ADRESSES, nom)?.libelle).toBe(libelle);
});
