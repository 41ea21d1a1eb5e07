import { describe, expect, test } from 'vitest';
import { fichierModele, listModeles } from './atelier/paquet.ts';
import type { Params } from './genres/image.ts';
import { PRISE_USUELLE, priseOf, type Modele } from './modele.ts';
import { secondeOf, SECONDES } from './secondes.ts';

describe('a second look', () => {
  test.each(Object.keys(SECONDES))('at %s is from another side than the first', async (nom) => {
    expect(listModeles()).toContain(nom);
    const { default: modele } = (await import(fichierModele(nom))) as { default: Modele };
    const ecarts = modele.extremes.flatMap((params) => {
      const premiere = priseOf(modele, params);
      const seconde = secondeOf(nom, premiere, params as Params);
      if (!seconde) return [];
      const tour = Math.abs(seconde.azimut - premiere.azimut);
      return Math.max(tour, Math.abs(seconde.elevation - premiere.elevation));
    });
    expect(ecarts.length).toBeGreaterThan(0);
    expect(Math.min(...ecarts)).toBeGreaterThan(0.3);
  });

  test('is not taken of what one look says all of', () => {
    expect(secondeOf('panneau', PRISE_USUELLE, {})).toBeUndefined();
    expect(secondeOf('vis', PRISE_USUELLE, { empreinte: 'aucune' })).toBeUndefined();
  });
});
