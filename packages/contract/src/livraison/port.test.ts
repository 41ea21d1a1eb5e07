import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AJACCIO, demandeEssai, ligneEssai, NANTES, STRASBOURG } from './plan-essai.ts';
import type { DemandePlan } from './demande-plan.ts';
import { calculerPort, prixAuPoids, type PortOffert, type TarifPort } from './port.ts';

const TARIFS: TarifPort[] = (
  [
    ['messagerie', 1, 2000, '6.9000'],
    ['messagerie', 1, 5000, '8.5000'],
    ['messagerie', 1, 30_000, '19.9000'],
    ['messagerie', 3, 30_000, '27.9000'],
    ['messagerie', 4, 30_000, '49.0000'],
    ['express', 1, 30_000, '14.5000'],
    ['longueur', 1, 50_000, '19.0000'],
    ['longueur', 3, 50_000, '29.0000'],
    ['point-retrait', 1, 5000, '4.9000'],
  ] as const
).map(([service, zone, poidsMax, prix]) => ({ service, zone, poidsMax, prix }));

const port = (autre: Partial<DemandePlan>, offert: PortOffert = 'rien') =>
  calculerPort(demandeEssai(autre), TARIFS, offert)?.montant.montant;

describe('by weight', () => {
  test.each([
    [0, '6.9000'],
    [2000, '6.9000'],
    [2001, '8.5000'],
    [30_000, '19.9000'],
    // A full parcel and a small one.
    [30_001, '26.8000'],
    [60_000, '39.8000'],
    [60_001, '46.7000'],
    [95_000, '68.2000'],
  ])('%i g cost %s', (grammes, prix) => {
    expect(prixAuPoids(TARIFS, { service: 'messagerie', zone: 1, grammes })?.montant).toBe(prix);
  });

  test('heavier is never cheaper', () => {
    const poids = fc.integer({ min: 0, max: 400_000 });
    fc.assert(
      fc.property(poids, poids, (a, b) => {
        const [leger, lourd] = [Math.min(a, b), Math.max(a, b)].map((grammes) =>
          Number(prixAuPoids(TARIFS, { service: 'messagerie', zone: 1, grammes })?.montant),
        );
        expect(leger).toBeLessThanOrEqual(lourd ?? 0);
      }),
    );
  });

  test('nothing is known of a service that does not go there', () => {
    expect(prixAuPoids(TARIFS, { service: 'express', zone: 4, grammes: 1 })).toBeUndefined();
    expect(port({ formule: 'express', destination: AJACCIO })).toBeUndefined();
    expect(port({ destination: { ...NANTES, zone: null } })).toBeUndefined();
  });
});

describe('of an order', () => {
  const barre = ligneEssai({ ligneId: 2, longueur: 3000, poids: 9000, quantite: 2 });
  const deux = [ligneEssai(), barre];

  test('parcels by their weight, long goods by carrier', () => {
    expect(port({})).toBe('8.5000');
    expect(port({ lignes: [barre] })).toBe('19.0000');
    expect(port({ lignes: deux })).toBe('27.5000');
    expect(port({ lignes: deux, destination: STRASBOURG })).toBe('56.9000');
  });

  test('express on top of the parcel, a pick-up point at its own price, a store for nothing', () => {
    expect(port({ formule: 'express' })).toBe('23.0000');
    expect(port({ mode: 'point-retrait' })).toBe('4.9000');
    expect(port({ mode: 'retrait-magasin', lignes: deux })).toBe('0.0000');
  });

  test('free carriage covers parcels, a subscription all of it', () => {
    expect(port({}, 'base')).toBe('0.0000');
    expect(port({ mode: 'point-retrait' }, 'base')).toBe('0.0000');
    expect(port({ lignes: deux }, 'base')).toBe('19.0000');
    expect(port({ formule: 'express' }, 'base')).toBe('14.5000');
    expect(port({ lignes: deux }, 'tout')).toBe('0.0000');
    expect(port({ formule: 'express' }, 'tout')).toBe('0.0000');
  });

  test('waiting for a day or for all of it costs no more', () => {
    expect(port({ formule: 'jour-choisi', jour: '2026-11-20' })).toBe('8.5000');
    expect(port({ formule: 'complete' })).toBe('8.5000');
  });

  test('by chantier it is paid once for a place and a day', () => {
    const lignes = [ligneEssai(), ligneEssai({ ligneId: 3, chantierId: 101 })];
    type Chantier = DemandePlan['chantiers'][number];
    const ici: Chantier = { chantierId: 100, destination: NANTES, jour: null };
    const par = (autre: Partial<Chantier>) =>
      port({
        formule: 'par-chantier',
        lignes,
        chantiers: [ici, { ...ici, chantierId: 101, ...autre }],
      });
    expect(par({})).toBe('8.5000');
    expect(par({ jour: '2026-11-24' })).toBe('17.0000');
    expect(par({ destination: STRASBOURG })).toBe('36.4000');
  });
});
