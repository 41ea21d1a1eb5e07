import { expect, it } from 'vitest';
import type { Montant } from '../argent.ts';
import { gainOf, gainTotal } from './gain.ts';

const euros = (montant: string): Montant => ({ montant, devise: 'EUR' });

it('the gain of a line is what its offer takes off each unit, rounded to the cent', () => {
  const ligne = { prixHT: euros('1.2345'), prixProposeHT: euros('1.1000'), quantite: 3 };
  expect(gainOf(ligne)?.montant).toBe('0.40');
});

it('a line without an offer saves nothing, and the total adds up the others', () => {
  const sans = { prixHT: euros('10'), prixProposeHT: null, quantite: 5 };
  const avec = { prixHT: euros('10'), prixProposeHT: euros('9'), quantite: 5 };
  expect(gainOf(sans)).toBeNull();
  expect(gainTotal([sans, avec, avec], 'EUR').montant).toBe('10.0000');
});
