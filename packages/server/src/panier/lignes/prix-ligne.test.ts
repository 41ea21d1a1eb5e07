import { calculerTarif, type DonneesTarif } from '@comptoir/contract/articles/tarif.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prixDuPalier } from './prix-ligne.ts';

const prix = fc.integer({ min: 1, max: 9_999_999 }).map((cents) => (cents / 100).toFixed(2));
const pourcent = fc.integer({ min: 1, max: 99 }).map(String);
const donnees = fc.record<DonneesTarif>({
  prixPublic: prix,
  paliers: fc.uniqueArray(fc.integer({ min: 2, max: 500 }), { maxLength: 4 }).chain((seuils) =>
    fc.tuple(
      ...seuils
        .toSorted((a, b) => a - b)
        .map((quantite) =>
          fc
            .oneof(
              prix,
              pourcent.map((remise) => ({ remise })),
            )
            .map((prixPalier) => ({ quantite, prix: prixPalier })),
        ),
    ),
  ),
  prixNegocie: fc.option(prix, { nil: undefined }),
  condition: fc.option(pourcent, { nil: undefined }),
  promotions: fc.array(
    fc.record({
      code: fc.constant('P'),
      remise: pourcent.map((p) => ({ pourcent: p })),
      combinable: fc.boolean(),
    }),
    { maxLength: 2 },
  ),
});

test('the price of one with its tiers gives the price of any quantity', () => {
  fc.assert(
    fc.property(donnees, fc.integer({ min: 1, max: 600 }), (les, quantite) => {
      const attendu = calculerTarif(les, quantite).prixNetHT;
      expect(prixDuPalier(calculerTarif(les, 1), quantite)).toEqual(attendu);
    }),
    { numRuns: 500 },
  );
});
