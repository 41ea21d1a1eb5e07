import type { TarifAffiche } from '@comptoir/contract/articles/tarif.schema.ts';
import { calculerTotaux } from '@comptoir/contract/panier/totaux.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TARIF } from '../atelier/specimen-articles.ts';
import { montantPrevu } from './montant-prevu.public.ts';

const euros = (units: number) => ({ montant: (units / 10_000).toFixed(4), devise: 'EUR' as const });

test('what is due again comes to what the basket says once it is in it, eco-participation included', () => {
  const ligne = fc.record({
    prix: fc.integer({ min: 1, max: 9_999_999 }),
    eco: fc.option(fc.integer({ min: 1, max: 99_999 })),
    quantite: fc.integer({ min: 1, max: 500 }),
  });
  fc.assert(
    fc.property(fc.array(ligne, { minLength: 1, maxLength: 4 }), (lignes) => {
      const vendues = lignes.map(({ prix, eco, quantite }) => ({
        quantite,
        tarif: {
          ...TARIF,
          prixNetHT: euros(prix),
          paliers: [],
          ecoParticipation: eco === null ? null : { type: 'D3E', montantHT: euros(eco) },
        } satisfies TarifAffiche,
      }));
      const { netHT } = calculerTotaux(
        lignes.map(({ prix, eco, quantite }) => ({
          quantite,
          prixPublicHT: euros(prix),
          prixHT: euros(prix),
          ecoHT: eco === null ? null : euros(eco),
          tva: '20',
        })),
        'EUR',
      );
      expect(Number(montantPrevu(vendues)?.montant)).toBe(Number(netHT.montant));
    }),
  );
  expect(montantPrevu([])).toBeUndefined();
});
