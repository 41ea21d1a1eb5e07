import { describe, expect, it } from 'vitest';
import { situationOf } from './situations.ts';

const COMPTES = Array.from({ length: 300 }, (_, i) => ({
  id: i + 1,
  code: `C${10_001 + i * 7}`,
  bloque: i % 10 === 0,
  secteurPublic: i % 25 === 0,
  jours: i % 7 === 0 ? null : i,
}));
const SITUATIONS = COMPTES.map(situationOf);

describe('where the customers of the demo stand', () => {
  it('is the same each time it is drawn', () => {
    expect(COMPTES.map(situationOf)).toEqual(SITUATIONS);
  });

  it('owes something late only as a part of what is owed, and always when blocked', () => {
    for (const [i, { encours, retard }] of SITUATIONS.entries()) {
      expect(Number(retard)).toBeLessThanOrEqual(Number(encours));
      if (COMPTES[i]?.bloque) expect(Number(retard)).toBeGreaterThan(0);
    }
    const enRetard = SITUATIONS.filter(({ retard }) => Number(retard) > 0).length;
    expect(enRetard).toBeGreaterThan(30);
    expect(enRetard).toBeLessThan(150);
  });

  it('has a last order where something was bought, and a ceiling unless it is public', () => {
    for (const [i, { derniereCommande, plafondCredit }] of SITUATIONS.entries()) {
      expect(derniereCommande === null).toBe(COMPTES[i]?.jours === null);
      expect(plafondCredit === null).toBe(COMPTES[i]?.secteurPublic);
    }
  });
});
