import { expect, test } from 'vitest';
import { quantiteVendue, type Conditionnement } from './quantite-vendue.ts';

const seau: Conditionnement = { unite: 'seau', contenu: '2000.000' };
const boite: Conditionnement = { unite: 'boite', contenu: '200.000' };
const piece: Conditionnement = { unite: 'piece', contenu: '1.000' };
const rouleau: Conditionnement = { unite: 'rouleau', contenu: '25.000' };
const metre: Conditionnement = { unite: 'metre', contenu: '1.000' };
const paire: Conditionnement = { unite: 'paire', contenu: '1.000' };

test.each([
  [2000, 'C62', seau, 1],
  [2000, 'pièces', seau, 1],
  [4000, 'EA', seau, 2],
  [400, 'unidades', boite, 2],
  [1, 'MIL', boite, 5],
  [2, 'DZN', piece, 24],
  [50, 'MTR', rouleau, 2],
  [2.5, 'MIL', { unite: 'boite', contenu: '500' } as const, 5],
])(
  '%d %s is an exact number of units of sale: converted, and told',
  (valeur, unite, article, quantite) => {
    expect(quantiteVendue(valeur, unite, article)).toEqual({ sorte: 'converti', quantite });
  },
);

test.each([
  [2, undefined, seau],
  [2, 'seaux', seau],
  [3, 'BX', boite],
  [3, 'Boîte de 200', boite],
  [3, 'PK', boite],
  [12, 'H87', piece],
  [12, 'pcs', piece],
  [7, 'ml', metre],
  [2, 'rollos', rouleau],
  [2, 'PCE', rouleau],
  [3, 'PR', paire],
])('%d %s is how it is sold: as it is written', (valeur, unite, article) => {
  expect(quantiteVendue(valeur, unite, article)).toEqual({ sorte: 'tel-quel', quantite: valeur });
});

test.each([
  [3, 'C62', boite, [1, 3]],
  [500, 'EA', boite, [3, 500]],
  [2, 'carton', boite, [2]],
  [2, 'boîtes', piece, [2]],
  [30, 'm', rouleau, [2, 30]],
  [12, 'EA', paire, [12, 6]],
  [5, 'kg', piece, [5]],
  [1.5, undefined, piece, [2]],
])('%d %s contradicts how it is sold: asked', (valeur, unite, article, lectures) => {
  expect(quantiteVendue(valeur, unite, article)).toEqual({ sorte: 'doute', lectures });
});

test('a unit that nobody knows is told', () => {
  expect(quantiteVendue(4, 'XYZ', piece)).toEqual({ sorte: 'inconnue', quantite: 4 });
});
