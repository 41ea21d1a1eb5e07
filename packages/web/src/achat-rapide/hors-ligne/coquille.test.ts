import { expect, test } from 'vitest';
import { composerCoquille, type Morceau } from './coquille.ts';

const manifest: Record<string, Morceau> = {
  'src/entry-client.tsx': {
    file: 'assets/entry.js',
    css: ['assets/theme.css'],
    assets: ['assets/archivo.woff2'],
    imports: ['_vendor.js'],
    dynamicImports: [
      'src/achat-rapide/achat-rapide.page.tsx',
      'src/produits/fiche-produit.page.tsx',
      'src/base-messages/fr.ts',
      'src/overlay/overlay-host.tsx',
    ],
  },
  '_vendor.js': { file: 'assets/vendor.js' },
  'src/overlay/overlay-host.tsx': { file: 'assets/overlay.js' },
  'src/achat-rapide/achat-rapide.page.tsx': {
    file: 'assets/page.js',
    dynamicImports: ['src/achat-rapide/saisie-vivante.tsx'],
  },
  'src/achat-rapide/saisie-vivante.tsx': { file: 'assets/saisie.js', imports: ['_vendor.js'] },
  'src/produits/fiche-produit.page.tsx': { file: 'assets/fiche.js' },
  ...Object.fromEntries(
    ['fr', 'en', 'es'].flatMap((locale): [string, Morceau][] => [
      [`src/base-messages/${locale}.ts`, { file: `assets/base-${locale}.js` }],
      ...['achat-rapide', 'articles', 'erreurs', 'saisie'].map((nom): [string, Morceau] => [
        `../contract/messages/${locale}/${nom}.json`,
        { file: `assets/${nom}-${locale}.js` },
      ]),
    ]),
  ),
};

test('the page, what it fetches late and the fonts are kept; other pages are not', () => {
  expect(composerCoquille(manifest, 'v1').communs).toEqual([
    '/assets/archivo.woff2',
    '/assets/entry.js',
    '/assets/overlay.js',
    '/assets/page.js',
    '/assets/saisie.js',
    '/assets/theme.css',
    '/assets/vendor.js',
  ]);
});

test('the words are those of one language', () => {
  expect(composerCoquille(manifest, 'v1').parLangue.es).toEqual([
    '/assets/achat-rapide-es.js',
    '/assets/articles-es.js',
    '/assets/base-es.js',
    '/assets/erreurs-es.js',
    '/assets/saisie-es.js',
  ]);
});

test('a module that the build lacks is an error of the build', () => {
  const { 'src/entry-client.tsx': _entry, ...without } = manifest;
  expect(() => composerCoquille(without, 'v1')).toThrow('src/entry-client.tsx');
});
