import { describe, expect, it } from 'vitest';
import { basculerEtat, isFiltree, sansPage } from './adresse-liste.public.ts';

describe('a state', () => {
  const ETATS = ['validee', 'expediee', 'livree'] as const;

  it('is taken into the filter and out of it, back to the first page', () => {
    const avec = basculerEtat(ETATS, { page: 4, tri: 'montant' }, 'livree');
    expect(avec).toEqual({ tri: 'montant', etat: ['livree'] });
    expect(basculerEtat(ETATS, avec, 'livree')).toEqual({ tri: 'montant' });
  });

  it('stands among those taken in the order they are known in', () => {
    expect(basculerEtat(ETATS, { etat: ['livree'] }, 'validee')).toEqual({
      etat: ['validee', 'livree'],
    });
  });
});

it('an order alone is no filter, and an export follows neither page nor order', () => {
  expect(isFiltree({ tri: 'montant', page: 2 })).toBe(false);
  const attendues = { page: 2, aValider: true };
  expect(isFiltree(attendues)).toBe(true);
  const toutes = { ...attendues, aValider: undefined };
  expect(isFiltree(toutes)).toBe(false);
  expect(sansPage({ tri: 'montant', page: 2, chantier: 'Atelier' })).toEqual({
    chantier: 'Atelier',
  });
});
