import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addMontants,
  compareMontants,
  sumMontants,
  subtractMontants,
  type Montant,
} from '../argent.ts';
import type { TarifPanier } from './tarif-panier.schema.ts';
import {
  calculerTotaux,
  compterPort,
  montantDeLigne,
  remiserPrix,
  type LigneComptee,
} from './totaux.ts';

const eur = (montant: string): Montant => ({ montant, devise: 'EUR' });

function ligne(quantite: number, publics: string, net: string, tva = '20', eco?: string) {
  return {
    quantite,
    prixPublicHT: eur(publics),
    prixHT: eur(net),
    ecoHT: eco === undefined ? null : eur(eco),
    tva,
  };
}

/** `brut remises eco net ttc economies`, then each rate. */
function read({ brutHT, remises, ecoParticipation, netHT, tva, ttc, economies }: TarifPanier) {
  const total = [brutHT, remises, ecoParticipation, netHT, ttc, economies];
  return [
    total.map(({ montant }) => montant).join(' '),
    ...tva.map(({ taux, base, montant }) => `${taux}: ${base.montant} ${montant.montant}`),
  ];
}

test('amounts of two currencies do not add up', () => {
  expect(() => calculerTotaux([ligne(1, '1', '1')], 'GBP')).toThrow(RangeError);
});

test('an empty basket amounts to nothing', () => {
  expect(read(calculerTotaux([], 'EUR'))).toEqual(['0.00 0.00 0.00 0.00 0.00 0.00']);
});

test('VAT is worked out by rate on the sum of its lines, not line by line', () => {
  // Line by line it would be 3 × round(0.242) = 0.72, on the total it is round(0.726).
  const lignes = [ligne(1, '1.21', '1.21'), ligne(1, '1.21', '1.21'), ligne(1, '1.21', '1.21')];
  expect(read(calculerTotaux(lignes, 'EUR'))).toEqual([
    '3.63 0.00 0.00 3.63 4.36 0.00',
    '20: 3.63 0.73',
  ]);
});

test('each line is rounded: seven screws at 0.0345 cost 0.24', () => {
  const lignes = [ligne(7, '0.0345', '0.0345'), ligne(7, '0.0345', '0.0345')];
  expect(read(calculerTotaux(lignes, 'EUR'))).toEqual([
    '0.48 0.00 0.00 0.48 0.58 0.00',
    '20: 0.48 0.10',
  ]);
});

test('rates are told apart and the eco-participation bears that of its line', () => {
  const lignes = [
    ligne(2, '189.00', '150.00', '20', '0.42'),
    ligne(20, '20.90', '17.77', '5.5'),
    ligne(1, '10.00', '10.00', '5.5', '0.11'),
  ];
  expect(read(calculerTotaux(lignes, 'EUR'))).toEqual([
    '806.00 140.60 0.95 666.35 746.62 140.60',
    '5.5: 365.51 20.10',
    '20: 300.84 60.17',
  ]);
});

test('what promotions take off lowers the base of the rate of its line, not the eco-participation', () => {
  const lignes = [ligne(2, '189.00', '150.00', '20', '0.42'), ligne(20, '20.90', '17.77', '5.5')];
  const promotions = [{ id: 1, libelle: 'a', montant: eur('30.00'), coupon: false }];
  const totaux = calculerTotaux(lignes, 'EUR', { promotions, parLigne: [100_000n, 200_000n] });
  expect(read(totaux)).toEqual([
    '796.00 170.60 0.84 626.24 702.86 170.60',
    '5.5: 335.40 18.45',
    '20: 290.84 58.17',
  ]);
  expect(totaux.remisesPrix.montant).toBe('140.60');
  expect(totaux.promotions).toBe(promotions);
});

test('what costs more than the public price takes nothing from what is saved', () => {
  const lignes = [ligne(1, '10.00', '12.00'), ligne(1, '10.00', '7.00')];
  expect(read(calculerTotaux(lignes, 'EUR'))[0]).toBe('20.00 1.00 0.00 19.00 22.80 3.00');
});

test('a discount stops at the floor, and a price already under it stays', () => {
  expect(remiserPrix(eur('150.00'), '7.5', eur('0')).montant).toBe('138.7500');
  // Whole cents stay whole cents, and what costs less than one keeps its decimals.
  expect(remiserPrix(eur('12.99'), '3.99', eur('0')).montant).toBe('12.4700');
  expect(remiserPrix(eur('8.8880'), '10', eur('0')).montant).toBe('7.9992');
  expect(remiserPrix(eur('0.0345'), '10', eur('0')).montant).toBe('0.0310');
  expect(remiserPrix(eur('150.00'), '50', eur('100.00')).montant).toBe('100.00');
  expect(remiserPrix(eur('90.00'), '50', eur('100.00')).montant).toBe('90.00');
  expect(remiserPrix(eur('150.00'), null, eur('160.00')).montant).toBe('150.00');
});

const prix = fc.integer({ min: 0, max: 500_000_000 }).map((units) => {
  const text = String(units).padStart(5, '0');
  return eur(`${text.slice(0, -4)}.${text.slice(-4)}`);
});
const lignes = fc.array(
  fc.record<LigneComptee>({
    quantite: fc.integer({ min: 1, max: 1_000_000 }),
    prixPublicHT: prix,
    prixHT: prix,
    ecoHT: fc.option(prix),
    tva: fc.constantFrom('20', '10', '5.5', '2.1', '8.5'),
  }),
  { maxLength: 40 },
);

test('totals add up to the cent, whatever the lines', () => {
  fc.assert(
    fc.property(lignes, (les) => {
      const totaux = calculerTotaux(les, 'EUR');
      const { brutHT, remises, ecoParticipation, netHT, tva, ttc } = totaux;
      const same = (a: Montant, b: Montant) => expect(compareMontants(a, b)).toBe(0);
      same(netHT, addMontants(subtractMontants(brutHT, remises), ecoParticipation));
      same(
        netHT,
        sumMontants(
          tva.map(({ base }) => base),
          'EUR',
        ),
      );
      same(ttc, sumMontants([netHT, ...tva.map(({ montant }) => montant)], 'EUR'));
      same(
        subtractMontants(brutHT, remises),
        sumMontants(
          les.map(({ prixHT, quantite }) => montantDeLigne(prixHT, quantite)),
          'EUR',
        ),
      );
      expect(new Set(tva.map(({ taux }) => taux)).size).toBe(tva.length);
      for (const { montant } of [brutHT, netHT, ttc]) expect(montant).toMatch(/^\d+\.\d\d$/);
    }),
  );
});

test('the order of the lines changes no total', () => {
  fc.assert(
    fc.property(lignes, (les) => {
      expect(calculerTotaux(les.toReversed(), 'EUR')).toEqual(calculerTotaux(les, 'EUR'));
    }),
  );
});

test('a discount never raises a price nor takes it under the floor it was above', () => {
  const pourcent = fc.integer({ min: 1, max: 10_000 }).map((n) => (n / 100).toFixed(2));
  fc.assert(
    fc.property(prix, pourcent, prix, (net, remise, plancher) => {
      const remis = remiserPrix(net, remise, plancher);
      expect(compareMontants(remis, net)).toBeLessThanOrEqual(0);
      if (compareMontants(net, plancher) >= 0) {
        expect(compareMontants(remis, plancher)).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

test('carriage enters what is paid and the tax of its rate, worked out once on the whole', () => {
  const sans = calculerTotaux([ligne(1, '100', '100'), ligne(1, '50', '50', '5.5')], 'EUR');
  expect(compterPort(sans, eur('19.9000'))).toMatchObject({ port: eur('19.90') });
  expect(read(compterPort(sans, eur('19.9000')))).toEqual([
    '150.00 0.00 0.00 169.90 196.63 0.00',
    '5.5: 50.00 2.75',
    '20: 119.90 23.98',
  ]);
  // Apart it would be 2.02 + 1.38 = 3.40.
  const petit = calculerTotaux([ligne(1, '10.12', '10.12')], 'EUR');
  expect(read(compterPort(petit, eur('6.92')))[1]).toBe('20: 17.04 3.41');
});

test('carriage brings its own rate where no line has it, and free carriage none', () => {
  const sans = calculerTotaux([ligne(2, '10', '10', '5.5')], 'EUR');
  expect(read(compterPort(sans, eur('10')))).toEqual([
    '20.00 0.00 0.00 30.00 33.10 0.00',
    '5.5: 20.00 1.10',
    '20: 10.00 2.00',
  ]);
  expect(compterPort(sans, eur('0'))).toEqual({ ...sans, port: eur('0.00') });
});

test('carriage counted again takes the place of the one before', () => {
  const amount = fc.integer({ min: 0, max: 99_999 }).map((cents) => eur((cents / 100).toFixed(2)));
  fc.assert(
    fc.property(amount, amount, amount, (prix, avant, port) => {
      const sans = calculerTotaux([ligne(1, prix.montant, prix.montant)], 'EUR');
      expect(compterPort(compterPort(sans, avant), port)).toEqual(compterPort(sans, port));
      const { netHT } = compterPort(sans, port);
      expect(compareMontants(netHT, addMontants(sans.netHT, port))).toBe(0);
    }),
  );
});
