import { describe, expect, it } from 'vitest';
import { basculerEtat, isFiltree, readFiltres, sansPage } from './filtres-commandes.ts';

describe('the filters of the address', () => {
  it('are read whole', () => {
    expect(
      readFiltres({
        recherche: ' VBF-04040 ',
        etat: ['livree', 'a-valider'],
        du: '2026-01-01',
        au: '31/01/2026',
        chantier: 'Villa Ker Anna',
        auteurId: '12',
        montantMin: '100',
        montantMax: '5000',
        aValider: 'true',
        page: '3',
        tri: 'montant',
      }),
    ).toEqual({
      recherche: 'VBF-04040',
      etat: ['a-valider', 'livree'],
      du: '2026-01-01',
      au: '2026-01-31',
      chantier: 'Villa Ker Anna',
      auteurId: 12,
      montantMin: 100,
      montantMax: 5000,
      aValider: true,
      page: 3,
      tri: 'montant',
    });
  });

  it('leave out what is none', () => {
    expect(
      readFiltres({
        recherche: '   ',
        etat: 'perdue',
        du: '2026-02-31',
        au: 'hier',
        auteurId: '-1',
        montantMin: '1e3',
        montantMax: '9999999999',
        aValider: 'oui',
        page: '0',
        tri: 'couleur',
        chantier: ['a', 'b'],
      }),
    ).toEqual({});
  });

  it('say nothing of the first page and the usual order', () => {
    expect(readFiltres({ page: '1', tri: '-date' })).toEqual({});
  });
});

describe('a state', () => {
  it('is taken into the filter and out of it, back to the first page', () => {
    const avec = basculerEtat({ page: 4, tri: 'montant' }, 'livree');
    expect(avec).toEqual({ tri: 'montant', etat: ['livree'] });
    expect(basculerEtat(avec, 'livree')).toEqual({ tri: 'montant' });
  });
});

it('an order alone is no filter, and an export follows neither page nor order', () => {
  expect(isFiltree({ tri: 'montant', page: 2 })).toBe(false);
  expect(isFiltree({ aValider: true })).toBe(true);
  expect(sansPage({ tri: 'montant', page: 2, chantier: 'Atelier' })).toEqual({
    chantier: 'Atelier',
  });
});
