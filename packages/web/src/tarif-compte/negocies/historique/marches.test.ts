import { expect, test } from 'vitest';
import { placerMarches } from './marches.ts';

const euros = (montant: string) => ({ montant, devise: 'EUR' as const });
const BOITE = { largeur: 200, hauteur: 100 };

test('each price is a step of its days, the line is broken where there was none', () => {
  const marches = placerMarches(
    {
      jour: '2026-01-11',
      prixPublicHT: null,
      periodes: [
        { debut: '2026-01-01', fin: '2026-01-05', prixNetHT: euros('10.0000') },
        { debut: '2026-01-06', fin: '2026-01-08', prixNetHT: euros('9.0000') },
        { debut: '2026-01-11', fin: '2026-01-20', prixNetHT: euros('9.5000') },
      ],
    },
    BOITE,
  );
  // Twenty days on two hundred: ten for each.
  expect(marches?.trace).toMatch(/^M0,[\d.]+L50,[\d.]+L50,[\d.]+.*L80,[\d.]+M100,[\d.]+L200,/);
  expect(marches?.aujourdhui).toBe(100);
  expect(marches?.public).toBeNull();
});

test('a higher price stands higher, the list price above what it is less than', () => {
  const marches = placerMarches(
    {
      jour: '2026-01-11',
      prixPublicHT: euros('12.0000'),
      periodes: [{ debut: '2026-01-01', fin: null, prixNetHT: euros('10.0000') }],
    },
    BOITE,
  );
  const [, y = ''] = /^M0,([\d.]+)L200/.exec(marches?.trace ?? '') ?? [];
  expect(Number(y)).toBeGreaterThan(marches?.public ?? Infinity);
});

test('one price alone stands in the middle', () => {
  const marches = placerMarches(
    {
      jour: '2026-01-11',
      prixPublicHT: null,
      periodes: [{ debut: '2026-01-01', fin: null, prixNetHT: euros('10.0000') }],
    },
    BOITE,
  );
  expect(marches?.trace).toMatch(/^M0,50L200,50/);
});

test('without a price there is nothing to draw', () => {
  expect(placerMarches({ jour: '2026-01-11', prixPublicHT: null, periodes: [] }, BOITE)).toBeNull();
});
