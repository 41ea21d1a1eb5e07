import { describe, expect, test } from 'vitest';
import { cleDe, slugDe } from './cles.ts';

describe('the key of a picture', () => {
  test('does not depend on the order its parameters are written in', () => {
    const a = cleDe({ modele: 'vis', params: { tete: 'ronde', elancement: 8 } });
    expect(a).toBe('vis?elancement=8&tete=ronde');
    expect(cleDe({ modele: 'vis', params: { elancement: 8, tete: 'ronde' } })).toBe(a);
  });

  test('gives a slug of letters, digits and hyphens, short enough for a file', () => {
    const params = { a: 'Chêne & hêtre', b: 1.5, c: true, d: false };
    expect(slugDe({ modele: 'x', params })).toBe('ch-ne-h-tre-1-5-c');
    const long = slugDe({ modele: 'x', params: { a: 'mot-'.repeat(40) } });
    expect(long.length).toBeLessThanOrEqual(48);
    expect(long).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });
});
