import { expect, test } from 'vitest';
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import { totalSaisie } from './total-saisie.ts';

function ligne(quantite: number, prix: string | null, paliers: [number, string][] = []) {
  const montant = (valeur: string) => ({ montant: valeur, devise: 'EUR' as const });
  const tarif = prix && {
    prixNetHT: montant(prix),
    paliers: paliers.map(([seuil, net]) => ({ quantite: seuil, prixNetHT: montant(net) })),
  };
  return { quantite, article: { unite: 'boite', contenu: '200', tarif } as ArticleVendu };
}

test('the bar counts references and units, adds up at the tier in force and says the gain', () => {
  const total = totalSaisie([ligne(5, '23.90', [[5, '22.47']]), ligne(2, '20.90')]);
  expect(total).toMatchObject({ references: 2, quantite: 7, unite: 'boite' });
  expect(total.total?.montant).toBe('154.1500');
  expect(total.gain?.montant).toBe('7.1500');
});

test('pieces are counted where every pack holds pieces, and some hold several', () => {
  const boites = [ligne(5, '1'), ligne(2, '1')];
  expect(totalSaisie(boites).pieces).toBe(1400);
  const rouleau = { quantite: 1, article: { unite: 'rouleau', contenu: '25' } as ArticleVendu };
  expect(totalSaisie([...boites, rouleau]).pieces).toBeNull();
  const piece = { quantite: 3, article: { unite: 'piece', contenu: '1' } as ArticleVendu };
  expect(totalSaisie([piece]).pieces).toBeNull();
});

test('lines are rounded one by one, as the basket rounds them', () => {
  expect(totalSaisie([ligne(3, '0.0345'), ligne(3, '0.0345')]).total?.montant).toBe('0.2000');
});

test('an article without a price is counted and adds nothing', () => {
  expect(totalSaisie([ligne(1, null)])).toMatchObject({ references: 1, total: null, gain: null });
});

test('units that differ have no common name', () => {
  const paire = {
    ...ligne(1, '1'),
    article: { unite: 'paire', contenu: '2', tarif: null } as ArticleVendu,
  };
  expect(totalSaisie([ligne(1, '1'), paire]).unite).toBeNull();
});
