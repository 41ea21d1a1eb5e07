import { expect, test } from 'vitest';
import { separerNom } from './nom-article.ts';

test.each([
  [
    'Vis à bois tête fraisée Torx 4\u00a0×\u00a040, zingué jaune',
    'vis-a-bois-tete-fraisee-torx-visalis',
    ['Vis à bois tête fraisée Torx', '4\u00a0×\u00a040, zingué jaune'],
  ],
  [
    'Sangle d’arrimage à cliquet 50 mm, 9 m',
    'sangle-d-arrimage-a-cliquet-levax',
    ['Sangle d’arrimage à cliquet', '50 mm, 9 m'],
  ],
  // A figure of the name stays with the product.
  [
    'Tasseau raboté 4 faces 20 × 20',
    'tasseau-rabote-4-faces-bois',
    ['Tasseau raboté 4 faces', '20 × 20'],
  ],
  ['Écran facial', 'ecran-facial-protekta', ['Écran facial', '']],
])('%s is its product, then its values', (libelle, slug, [produit, valeurs]) => {
  expect(separerNom(libelle, slug)).toEqual({ produit, valeurs });
});

test('a label that is not the name of its product is kept whole', () => {
  expect(separerNom('M8×40 8.8 ZN', 'vis-metaux-hexagonale')).toEqual({
    produit: 'M8×40 8.8 ZN',
    valeurs: '',
  });
  expect(separerNom('Vis', '')).toEqual({ produit: 'Vis', valeurs: '' });
});
