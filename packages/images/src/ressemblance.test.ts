import { describe, expect, test } from 'vitest';
import { ecartEntre } from './ressemblance.ts';

describe('a picture stands for another', () => {
  test('the nearer its numbers are', () => {
    const voulue = 'vis?elancement=8&tete=ronde';
    expect(ecartEntre(voulue, voulue)).toBe(0);
    expect(ecartEntre(voulue, 'vis?elancement=10&tete=ronde')).toBeLessThan(
      ecartEntre(voulue, 'vis?elancement=20&tete=ronde'),
    );
  });

  test('never with another head', () => {
    expect(ecartEntre('vis?elancement=8&tete=ronde', 'vis?elancement=8&tete=fraisee')).toBe(
      Infinity,
    );
  });

  test('without its maker’s name before another maker’s, and after any size', () => {
    const voulue = 'pince?marque=outibel&taille=1';
    const sansNom = ecartEntre(voulue, 'pince?marque=neutre&taille=1');
    expect(sansNom).toBeLessThan(Infinity);
    expect(sansNom).toBeGreaterThan(ecartEntre(voulue, 'pince?marque=outibel&taille=9'));
    expect(ecartEntre(voulue, 'pince?marque=krafto&taille=1')).toBe(Infinity);
    expect(ecartEntre('pince?marque=neutre&taille=1', voulue)).toBe(Infinity);
  });
});
