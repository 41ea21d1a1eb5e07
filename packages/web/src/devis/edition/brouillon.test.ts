import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import type { LigneDevis } from '@comptoir/contract/devis/devis.schema.ts';
import { describe, expect, it } from 'vitest';
import { ajouter, brouillonOf, chantiersOf, corpsOf } from './brouillon.ts';

function ligne(id: number, autres: Partial<LigneDevis> = {}): LigneDevis {
  return {
    id,
    articleId: 100 + id,
    quantite: 2,
    chantier: 'Atelier',
    coupe: null,
    commande: null,
    minimum: 1,
    multiple: 1,
    prixHT: { montant: '1', devise: 'EUR' },
    prixProposeHT: null,
    ...autres,
  } as LigneDevis;
}

const article = { id: 101, minimum: 5, multiple: 5, tarif: null } as ArticleVendu;

describe('the lines being changed', () => {
  it('are those that are not ordered yet', () => {
    const commande = { key: 'k', numero: 'C26-000001' };
    expect(brouillonOf({ lignes: [ligne(1), ligne(2, { commande })] }).map(({ id }) => id)).toEqual(
      [1],
    );
  });

  it('are sent without those taken out, chantiers as they are written', () => {
    const [a, b] = brouillonOf({ lignes: [ligne(1), ligne(2)] });
    if (!a || !b) throw new Error('two lines');
    expect(
      corpsOf([
        { ...a, quantite: 9, chantier: ' Villa ' },
        { ...b, isRetiree: true },
      ]),
    ).toEqual([{ id: 1, articleId: 101, quantite: 9, chantier: 'Villa' }]);
  });

  it('take an article that is added to the line it already has in the chantier', () => {
    const brouillon = brouillonOf({ lignes: [ligne(1)] });
    const ensemble = ajouter(brouillon, article, { quantite: 3, chantier: 'Atelier' });
    expect(ensemble.map(({ quantite }) => quantite)).toEqual([5]);
  });

  it('get a line of their own in another chantier, at the least quantity sold', () => {
    const brouillon = brouillonOf({ lignes: [ligne(1)] });
    const ensemble = ajouter(brouillon, article, { quantite: 3, chantier: '' });
    expect(corpsOf(ensemble)).toEqual([
      { id: 1, articleId: 101, quantite: 2, chantier: 'Atelier' },
      { articleId: 101, quantite: 5, chantier: '' },
    ]);
    expect(chantiersOf(ensemble)).toEqual(['Atelier']);
  });
});
