import { describe, expect, it } from 'vitest';
import { slugify } from '@comptoir/contract/noms.ts';
import { SYNONYMES } from './liste.ts';

describe('the synonyms that come with the shop', () => {
  it('are more than three hundred, in the three languages, each term once', () => {
    const terms = SYNONYMES.map(({ langue, terme }) => `${langue} ${slugify(terme)} ${terme}`);
    expect(new Set(terms).size).toBe(SYNONYMES.length);
    for (const langue of ['fr', 'en', 'es'] as const) {
      expect(SYNONYMES.filter((s) => s.langue === langue).length).toBeGreaterThan(100);
    }
  });

  it('are written as they are kept: in lower case, without needless spaces', () => {
    for (const { terme } of SYNONYMES) {
      expect(terme).toBe(terme.toLowerCase().trim().replace(/\s+/g, ' '));
    }
  });
});
