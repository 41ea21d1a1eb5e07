import { describe, expect, it } from 'vitest';
import { readFiltres } from './filtres-commandes.ts';

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
