import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceKm, situerAdresse } from './position.ts';

const PARIS = { latitude: 48.853, longitude: 2.349 };
const LYON = { latitude: 45.749, longitude: 4.848 };
const NANTES = { latitude: 47.217, longitude: -1.553 };

test.each([
  [PARIS, LYON, 393],
  [PARIS, NANTES, 342],
  [PARIS, PARIS, 0],
])('distances are those of the map', (a, b, expected) => {
  expect(distanceKm(a, b)).toBe(expected);
});

test('a distance is the same both ways and never more than half the earth', () => {
  const place = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(place, place, (a, b) => {
      expect(distanceKm(a, b)).toBe(distanceKm(b, a));
      expect(distanceKm(a, b)).toBeGreaterThanOrEqual(0);
      expect(distanceKm(a, b)).toBeLessThanOrEqual(20_016);
    }),
  );
});

const MAGASINS = [
  {
    libelle: 'Comptoir Nantes',
    ville: 'Nantes',
    codePostal: '44000',
    departement: 'Loire-Atlantique',
    region: 'Pays de la Loire',
    ...NANTES,
  },
];
const DEPARTEMENTS = [
  { code: '44', nom: 'Loire-Atlantique', region: 'Pays de la Loire' },
  { code: '69', nom: 'Rhône', region: 'Auvergne-Rhône-Alpes' },
];

test.each([
  ['a town with a store', '44300', 'Nantes', 'Nantes'],
  ['a larger town', '44400', 'REZÉ', 'Rezé'],
  ['a town nobody placed, by its department', '44110', 'Soudan', 'Nantes'],
  ['no place where neither town nor department is known', '69400', 'Villefranche', undefined],
])('an address lies in %s', (_cas, codePostal, ville, nom) => {
  expect(situerAdresse({ codePostal, ville }, MAGASINS, DEPARTEMENTS)?.nom).toBe(nom);
});

test('a town far from its postcode is another of the same name', () => {
  const adresse = { codePostal: '44000', ville: 'Lyon' };
  expect(situerAdresse(adresse, MAGASINS, DEPARTEMENTS)?.nom).toBe('Nantes');
});
