import type { Raison } from '@comptoir/contract/delegue/tournee.contract.ts';
import { describe, expect, test } from 'vitest';
import { compter, listAVoir, ranger, silenceOf, type CompteAVoir } from './raisons.ts';

const JOUR = '2026-11-18';

describe('no order for longer than usual', () => {
  test('is half as long again as the rhythm, and a week at least', () => {
    const dernierLe = '2026-10-18';
    expect(silenceOf({ dernierLe, rythme: 20 }, JOUR)).toEqual({
      genre: 'silence',
      dernierLe,
      jours: 31,
      rythme: 20,
    });
    expect(silenceOf({ dernierLe, rythme: 21 }, JOUR)).toBeUndefined();
    // Every other day: six days are a long weekend.
    expect(silenceOf({ dernierLe: '2026-11-12', rythme: 2 }, JOUR)).toBeUndefined();
    expect(silenceOf({ dernierLe: '2026-11-08', rythme: 2 }, JOUR)).toMatchObject({ jours: 10 });
  });

  test('is told of nobody whose rhythm is not known, or who left more than a year ago', () => {
    expect(silenceOf({ dernierLe: '2026-01-05', rythme: null }, JOUR)).toBeUndefined();
    expect(silenceOf({ dernierLe: null, rythme: 12 }, JOUR)).toBeUndefined();
    expect(silenceOf({ dernierLe: '2025-11-17', rythme: 12 }, JOUR)).toBeUndefined();
  });
});

test('a customer has all of their reasons, what presses most first, each in their currency', () => {
  const [compte, autre] = listAVoir(
    {
      situations: [
        {
          compteId: 7,
          devise: 'GBP',
          encours: '900.00',
          retard: '120.50',
          facturesEchues: 2,
          echuDepuis: '2026-10-01',
          chiffreAffaires: '10.00',
          dernierLe: '2026-09-01',
          rythme: 14,
        },
        {
          compteId: 8,
          devise: 'EUR',
          encours: '900.00',
          retard: '0.00',
          facturesEchues: 0,
          echuDepuis: null,
          chiffreAffaires: '10.00',
          dernierLe: JOUR,
          rythme: 14,
        },
      ],
      devis: [
        {
          compteId: 7,
          devise: 'GBP',
          aRepondre: null,
          expirent: { nombre: 2, netHT: '840.00', key: 'cle', le: '2026-11-20' },
        },
      ],
      habitudes: [{ compteId: 7, nombre: 3, articles: ['Vis', 'Mèche'] }],
      rappels: [
        {
          compteId: 7,
          debut: new Date('2026-11-19T09:30:00Z'),
          telephone: '06 99 00 12 34',
          sujet: 'prix',
        },
      ],
    },
    JOUR,
  );
  expect(compte?.raisons).toMatchObject([
    { genre: 'rappel', jour: '2026-11-19', heure: '10:30', sujet: 'prix' },
    { genre: 'devis-expire', nombre: 2, netHT: { montant: '840.00', devise: 'GBP' } },
    { genre: 'silence', jours: 78 },
    {
      genre: 'retard',
      montant: { montant: '120.50', devise: 'GBP' },
      nombre: 2,
      depuis: '2026-10-01',
    },
    { genre: 'habitudes', nombre: 3 },
  ]);
  expect(autre?.raisons).toEqual([]);
});

describe('who comes first', () => {
  const devis: Raison = {
    genre: 'devis-expire',
    nombre: 1,
    netHT: { montant: '1.00', devise: 'EUR' },
    key: 'cle',
    le: JOUR,
  };
  const retard: Raison = {
    genre: 'retard',
    montant: { montant: '1.00', devise: 'EUR' },
    nombre: null,
    depuis: null,
  };
  const habitudes: Raison = { genre: 'habitudes', nombre: 1, articles: [] };
  const compte = (compteId: number, raisons: Raison[], chiffreAffaires = 0n): CompteAVoir => ({
    compteId,
    raisons,
    chiffreAffaires,
  });
  const comptes = [
    compte(1, [habitudes], 5n),
    compte(2, [retard, habitudes]),
    compte(3, [retard]),
    compte(4, []),
    compte(5, [devis]),
    compte(6, [habitudes], 9n),
  ];
  const idsOf = (liste: readonly CompteAVoir[]) => liste.map(({ compteId }) => compteId);

  test('is what presses most, then who has most reasons, then the larger; without a reason nobody', () => {
    expect(idsOf(ranger(comptes, {}))).toEqual([5, 2, 3, 6, 1]);
    expect(idsOf(ranger(comptes, { raison: 'retard' }))).toEqual([2, 3]);
  });

  test('is who is nearest where one said where one is, with a reason or without', () => {
    const distances = new Map([
      [4, 2],
      [1, 30],
      [6, 30],
    ]);
    expect(idsOf(ranger(comptes, { distances }))).toEqual([4, 6, 1]);
    expect(idsOf(ranger(comptes, { distances, raison: 'habitudes' }))).toEqual([6, 1]);
  });

  test('changes nothing in how many have each reason', () => {
    expect(compter(comptes)).toEqual({
      toutes: 5,
      rappel: 0,
      'devis-expire': 1,
      'devis-a-repondre': 0,
      silence: 0,
      retard: 2,
      habitudes: 3,
    });
  });
});
