import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  compareMontants,
  parseMontant,
  percentOfMontant,
  roundMontant,
  subtractMontants,
  type Montant,
} from '../argent.ts';
import {
  calculerTarif,
  EUROS,
  type Change,
  type DonneesTarif,
  type PromotionTarif,
} from './tarif.ts';

const SEUL: DonneesTarif = { prixPublic: '20.90', paliers: [], promotions: [] };
const PALIERS = [
  { quantite: 5, prix: '19.65' },
  { quantite: 20, prix: '18.47' },
];

const net = (donnees: DonneesTarif, quantite = 1) =>
  calculerTarif(donnees, quantite).prixNetHT.montant;

test('a visitor pays the public price', () => {
  expect(calculerTarif(SEUL, 1)).toMatchObject({
    prixPublicHT: { montant: '20.9000', devise: 'EUR' },
    prixNetHT: { montant: '20.9000', devise: 'EUR' },
    remise: '0',
    origine: 'public',
  });
});

test('a tier counts from its quantity on', () => {
  const donnees = { ...SEUL, paliers: PALIERS };
  expect([1, 4, 5, 19, 20, 500].map((quantite) => net(donnees, quantite))).toEqual([
    '20.9000',
    '20.9000',
    '19.6500',
    '19.6500',
    '18.4700',
    '18.4700',
  ]);
});

test('a tier may be a percent off the public price', () => {
  const paliers = [{ quantite: 10, prix: { remise: '7.5' } }];
  expect(net({ ...SEUL, paliers }, 10)).toBe('19.3300');
});

test('a negotiated price wins, even over a lower promotion', () => {
  const donnees: DonneesTarif = {
    ...SEUL,
    prixNegocie: '17.00',
    condition: '40',
    promotions: [{ code: 'NOV', remise: { pourcent: '50' }, combinable: true }],
  };
  expect(calculerTarif(donnees, 1)).toMatchObject({
    prixNetHT: { montant: '17.0000' },
    origine: 'negocie',
    remise: '18.66',
  });
});

test('otherwise the lowest of tier, condition and promotion, never added up', () => {
  const donnees: DonneesTarif = {
    ...SEUL,
    paliers: PALIERS,
    condition: '12',
    promotions: [{ code: 'NOV', remise: { pourcent: '20' }, combinable: false }],
  };
  expect(calculerTarif(donnees, 1)).toMatchObject({
    prixNetHT: { montant: '16.7200' },
    origine: 'promotion',
    remise: '20',
  });
  expect(net({ ...donnees, promotions: [] }, 1)).toBe('18.3900');
  expect(calculerTarif({ ...donnees, promotions: [] }, 1).origine).toBe('condition');
});

test('a combinable promotion comes off the best of the others', () => {
  const promotions: PromotionTarif[] = [
    { code: 'PLUS', remise: { montant: '1.00' }, combinable: true },
  ];
  expect(net({ ...SEUL, paliers: PALIERS, promotions }, 20)).toBe('17.4700');
});

test('a price says which promotion it comes from', () => {
  const promotions: PromotionTarif[] = [
    { code: 'NOV', remise: { pourcent: '5' }, combinable: false },
    { code: 'PLUS', remise: { montant: '1.00' }, combinable: true },
  ];
  expect(calculerTarif({ ...SEUL, promotions }, 1)).toMatchObject({
    prixNetHT: { montant: '18.8600' },
    promotion: 'PLUS',
  });
  expect(calculerTarif({ ...SEUL, condition: '30', promotions: [] }, 1).promotion).toBeUndefined();
});

test('only the tiers that make it cheaper are told', () => {
  const tiers = (donnees: DonneesTarif) =>
    calculerTarif(donnees, 1).paliers.map(({ quantite, prixNetHT }) => [
      quantite,
      prixNetHT.montant,
    ]);
  const donnees = { ...SEUL, paliers: PALIERS };
  expect(tiers(donnees)).toEqual([
    [5, '19.6500'],
    [20, '18.4700'],
  ]);
  expect(tiers({ ...donnees, condition: '10' })).toEqual([[20, '18.4700']]);
  expect(tiers({ ...donnees, prixNegocie: '20.00' })).toEqual([]);
});

test('every price that was considered is told, with its reason', () => {
  const { explication } = calculerTarif({ ...SEUL, paliers: PALIERS, condition: '10' }, 5);
  expect(explication.map(({ origine, prixHT }) => [origine, prixHT.montant])).toEqual([
    ['public', '20.9000'],
    ['palier', '19.6500'],
    ['condition', '18.8100'],
  ]);
});

test('another currency is derived from the list, unit price by unit price', () => {
  const tarif = calculerTarif({ ...SEUL, condition: '10' }, 1, {
    devise: 'GBP',
    pourCent: '86.43',
  });
  expect(tarif.prixPublicHT).toEqual({ montant: '18.0600', devise: 'GBP' });
  expect(tarif.prixNetHT).toEqual({ montant: '16.2500', devise: 'GBP' });
});

test('a list in whole cents gives prices in whole cents, a finer list finer prices', () => {
  expect(net({ ...SEUL, condition: '33.33' })).toBe('13.9300');
  expect(net({ ...SEUL, prixPublic: '0.0345', condition: '10' })).toBe('0.0310');
});

test('an amount off never makes a price negative', () => {
  const promotions: PromotionTarif[] = [
    { code: 'X', remise: { montant: '50' }, combinable: false },
  ];
  expect(net({ ...SEUL, promotions })).toBe('0.0000');
});

const cents = (max: number) => fc.integer({ min: 1, max }).map((value) => (value / 100).toFixed(2));
const pourcent = fc.integer({ min: 0, max: 10_000 }).map((value) => (value / 100).toFixed(2));
const donneesArbitrary = fc.record({
  prixPublic: cents(1_000_000),
  paliers: fc
    .uniqueArray(
      fc.record({ quantite: fc.integer({ min: 2, max: 500 }), prix: cents(1_000_000) }),
      {
        selector: ({ quantite }) => quantite,
        maxLength: 4,
      },
    )
    .map((paliers) => paliers.sort((a, b) => a.quantite - b.quantite)),
  condition: fc.option(pourcent, { nil: undefined }),
  promotions: fc.array(
    fc.record({
      code: fc.string(),
      remise: fc.oneof(
        pourcent.map((value) => ({ pourcent: value })),
        cents(10_000).map((value) => ({ montant: value })),
      ),
      combinable: fc.boolean(),
    }),
    { maxLength: 3 },
  ),
});

test('nobody pays more than the public price, nor more per unit for a larger quantity', () => {
  fc.assert(
    fc.property(
      donneesArbitrary,
      fc.integer({ min: 1, max: 600 }),
      fc.integer({ min: 0, max: 600 }),
      (donnees, quantite, more) => {
        const price = (n: number) => Number(net(donnees, n));
        expect(price(quantite)).toBeLessThanOrEqual(Number(donnees.prixPublic));
        expect(price(quantite + more)).toBeLessThanOrEqual(price(quantite));
        expect(price(quantite)).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});

test('the price chosen is the lowest of those told', () => {
  fc.assert(
    fc.property(donneesArbitrary, fc.integer({ min: 1, max: 600 }), (donnees, quantite) => {
      const { explication, prixNetHT } = calculerTarif(donnees, quantite);
      const lowest = Math.min(...explication.map(({ prixHT }) => Number(prixHT.montant)));
      expect(Number(prixNetHT.montant)).toBe(lowest);
    }),
  );
});

test('a tier is shown where it makes it cheaper, at the price one then pays', () => {
  fc.assert(
    fc.property(donneesArbitrary, (donnees) => {
      let before = net(donnees, 1);
      const cheaper = donnees.paliers.flatMap(({ quantite }) => {
        const prix = net(donnees, quantite);
        const isCheaper = Number(prix) < Number(before);
        before = prix;
        return isCheaper ? [[quantite, prix]] : [];
      });
      const { paliers } = calculerTarif(donnees, 1);
      expect(paliers.map(({ quantite, prixNetHT }) => [quantite, prixNetHT.montant])).toEqual(
        cheaper,
      );
    }),
  );
});

/** The rules again, written plainly on decimal strings of any size. */
function naivePrice(donnees: DonneesTarif, quantite: number, change: Change): string {
  const { prixPublic, paliers, prixNegocie, condition, promotions } = donnees;
  const precise = (prix: Montant, list: Montant) =>
    list.montant.endsWith('00') ? parseMontant(roundMontant(prix).montant, prix.devise) : prix;
  const convert = (text: string): Montant => {
    const euros = parseMontant(text, 'EUR');
    if (change.devise === 'EUR') return euros;
    return precise({ ...percentOfMontant(euros, change.pourCent), devise: change.devise }, euros);
  };
  const positive = (prix: Montant) =>
    prix.montant.startsWith('-') ? parseMontant('0', prix.devise) : prix;
  const off = (base: Montant, taux: string) =>
    positive(precise(subtractMontants(base, percentOfMontant(base, taux)), base));
  const promote = (base: Montant, { remise }: PromotionTarif) =>
    'pourcent' in remise
      ? off(base, remise.pourcent)
      : positive(subtractMontants(base, convert(remise.montant)));
  const lowest = (prix: Montant[]) => prix.toSorted(compareMontants)[0] ?? parseMontant('0', 'EUR');
  if (prixNegocie !== undefined) return convert(prixNegocie).montant;
  const publicHT = convert(prixPublic);
  const seuls = [publicHT];
  for (const { quantite: seuil, prix } of paliers) {
    if (seuil > quantite) continue;
    seuls.push(typeof prix === 'string' ? convert(prix) : off(publicHT, prix.remise));
  }
  if (condition !== undefined) seuls.push(off(publicHT, condition));
  for (const promotion of promotions) {
    if (!promotion.combinable) seuls.push(promote(publicHT, promotion));
  }
  const base = lowest(seuls);
  const combines = promotions.filter(({ combinable }) => combinable);
  return lowest([base, ...combines.map((promotion) => promote(base, promotion))]).montant;
}

test('whole numbers give the very price that exact decimals give, in every currency', () => {
  const fine = fc
    .integer({ min: 1, max: 2_000_000_000 })
    .map((value) => `${Math.floor(value / 10_000)}.${String(value % 10_000).padStart(4, '0')}`);
  const any = fc.record({
    prixPublic: fc.oneof(fine, cents(90_000_000)),
    paliers: fc
      .uniqueArray(
        fc.record({
          quantite: fc.integer({ min: 2, max: 500 }),
          prix: fc.oneof(
            fine,
            cents(1_000_000),
            pourcent.map((remise) => ({ remise })),
          ),
        }),
        { selector: ({ quantite }) => quantite, maxLength: 4 },
      )
      .map((paliers) => paliers.sort((a, b) => a.quantite - b.quantite)),
    prixNegocie: fc.option(fine, { nil: undefined, freq: 4 }),
    condition: fc.option(pourcent, { nil: undefined }),
    promotions: donneesArbitrary.map(({ promotions }) => promotions),
  });
  const change = fc.oneof(
    fc.constant(EUROS),
    fc.integer({ min: 1, max: 3_000_000 }).map((value): Change => {
      const pourCent = `${Math.floor(value / 10_000)}.${String(value % 10_000).padStart(4, '0')}`;
      return { devise: 'GBP', pourCent };
    }),
  );
  fc.assert(
    fc.property(any, fc.integer({ min: 1, max: 600 }), change, (donnees, quantite, rate) => {
      const { prixNetHT } = calculerTarif(donnees, quantite, rate);
      expect(prixNetHT).toEqual({
        montant: naivePrice(donnees, quantite, rate),
        devise: rate.devise,
      });
    }),
    { numRuns: 2000 },
  );
});
