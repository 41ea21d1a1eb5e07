import { EUROS } from '@comptoir/contract/articles/tarif.ts';
import { expect, test } from 'vitest';
import { portEvite } from './economies.ts';

const PORTS = {
  zoneOf: (codePostal: string) => (codePostal.startsWith('44') ? 1 : null),
  tarifs: [
    { service: 'messagerie' as const, zone: 1, poidsMax: 5000, prix: '9.90' },
    { service: 'messagerie' as const, zone: 1, poidsMax: 30_000, prix: '14.50' },
  ],
};

test('carriage that was spared is that of the tariff, parcel by parcel, where one goes', () => {
  const envois = [
    { codePostal: '44000', grammes: 1200 },
    { codePostal: '44190', grammes: 12_000 },
    { codePostal: '20000', grammes: 1000 },
  ];
  expect(portEvite(envois, PORTS, EUROS)).toEqual({
    genre: 'port-evite',
    nombre: 2,
    montant: { montant: '24.40', devise: 'EUR' },
    achats: null,
  });
});

test('is told in the currency of the company', () => {
  const livres = { devise: 'GBP', pourCent: '86' } as const;
  expect(portEvite([{ codePostal: '44000', grammes: 10 }], PORTS, livres)).toMatchObject({
    montant: { montant: '8.51', devise: 'GBP' },
  });
});

test('is nothing where nothing was delivered', () => {
  expect(portEvite([], PORTS, EUROS)).toBeNull();
});
