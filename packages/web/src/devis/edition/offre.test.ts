import type { Montant } from '@comptoir/contract/argent.ts';
import type { LigneDevis } from '@comptoir/contract/devis/devis.schema.ts';
import { isOuvre } from '@comptoir/contract/jours-ouvres.ts';
import { describe, expect, it } from 'vitest';
import { bornesValidite, prixOffert, totalOffert, verifierRemise } from './offre.ts';

const euros = (montant: string): Montant => ({ montant, devise: 'EUR' });

describe('a discount', () => {
  it('is within the ceiling, above it, or no percent', () => {
    expect(verifierRemise('15', '15')).toBeNull();
    expect(verifierRemise('', '15')).toBeNull();
    expect(verifierRemise('15,01', '15')).toBe('plafond');
    expect(verifierRemise('beaucoup', '15')).toBe('forme');
  });

  it('comes off the price of one unit', () => {
    expect(prixOffert(euros('12.5000'), '10').montant).toBe('11.2500');
    expect(prixOffert(euros('12.5000'), 'x').montant).toBe('12.5000');
  });
});

describe('the total of an offer', () => {
  const ligne = {
    id: 7,
    prixHT: euros('10.0000'),
    prixProposeHT: null,
    quantite: 3,
    // 30 of goods, 4 of cutting.
    montantHT: euros('34.0000'),
  } as LigneDevis;

  it('keeps what cutting costs', () => {
    const saisies = new Map([[7, { remise: '10', promiseLe: null }]]);
    expect(totalOffert([ligne], saisies, 'EUR').montant).toBe('31.0000');
  });

  it('starts anew from the usual price where an offer was made before', () => {
    const deja = { ...ligne, prixProposeHT: euros('9.0000'), montantHT: euros('31.0000') };
    expect(totalOffert([deja], new Map(), 'EUR').montant).toBe('34.0000');
  });
});

it('an offer holds for a month unless told, until a working day, three months at most', () => {
  const bornes = bornesValidite('2026-11-16');
  expect(bornes).toEqual({ min: '2026-11-17', max: '2027-02-14', habituel: '2026-12-16' });
  // A month later is Saturday the 26th of December.
  expect(isOuvre(bornesValidite('2026-11-26').habituel)).toBe(true);
});
