import { describe, expect, test } from 'vitest';
import type { Montant } from '@comptoir/contract/argent.ts';
import { avecTva, isRemise, palierEnVigueur, paliersUtiles, prixPourQuantite } from './prix.ts';

const euros = (montant: string): Montant => ({ montant, devise: 'EUR' });

const TARIF = {
  prixNetHT: euros('23.9000'),
  paliers: [
    { quantite: 5, prixNetHT: euros('22.4700') },
    { quantite: 20, prixNetHT: euros('21.1200') },
  ],
};

describe('the price of a quantity', () => {
  test.each([
    [1, -1, '23.9000'],
    [4, -1, '23.9000'],
    [5, 0, '22.4700'],
    [19, 0, '22.4700'],
    [20, 1, '21.1200'],
    [10_000, 1, '21.1200'],
  ])('%i is that of the tier it reaches', (quantite, rang, prix) => {
    expect(palierEnVigueur(TARIF, quantite)).toBe(rang);
    expect(prixPourQuantite(TARIF, quantite)).toEqual(euros(prix));
  });

  test('without tiers is the net price whatever the quantity', () => {
    expect(palierEnVigueur({ paliers: [] }, 50)).toBe(-1);
    expect(prixPourQuantite({ prixNetHT: euros('2.0000'), paliers: [] }, 50)).toEqual(
      euros('2.0000'),
    );
  });
});

describe('the tiers worth saying', () => {
  test('are all of them when each is lower than the one before', () => {
    expect(paliersUtiles(TARIF)).toEqual(TARIF.paliers);
  });

  test('leave out those that a negotiated price or a promotion already beats', () => {
    const net = euros('21.5000');
    const paliers = [
      { quantite: 5, prixNetHT: net },
      { quantite: 20, prixNetHT: euros('21.1200') },
      { quantite: 50, prixNetHT: euros('21.1200') },
    ];
    expect(paliersUtiles({ prixNetHT: net, paliers })).toEqual([paliers[1]]);
  });
});

test('the public price is struck only when the net one is lower', () => {
  expect(isRemise(euros('26.1000'), euros('20.9000'))).toBe(true);
  expect(isRemise(euros('26.1000'), euros('26.1000'))).toBe(false);
});

describe('the price with tax', () => {
  test('is rounded to the cent where the price is in cents', () => {
    expect(avecTva({ tva: '20', ecoParticipation: null }, euros('23.9900'))).toEqual(
      euros('28.7900'),
    );
  });

  test('of a screw keeps what is less than a cent', () => {
    expect(avecTva({ tva: '20', ecoParticipation: null }, euros('0.0345'))).toEqual(
      euros('0.0414'),
    );
  });

  test('has the eco-contribution in it, taxed with the rest', () => {
    const ecoParticipation = { type: 'DEEE', montantHT: euros('0.5000') };
    expect(avecTva({ tva: '5.5', ecoParticipation }, euros('10.0000'))).toEqual(euros('11.0800'));
  });
});
