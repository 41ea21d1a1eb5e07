import { describe, expect, it } from 'vitest';
import { findBoundaryViolations } from './boundaries.ts';

function violations(path: string, text: string): string[] {
  return findBoundaryViolations([{ path, text }]).map((finding) => finding.message);
}

describe('import boundaries', () => {
  it.each([
    ['web imports server', 'packages/web/src/router.tsx', '@comptoir/server/app.ts'],
    ['server imports pages source', 'packages/server/src/app.ts', '@comptoir/web/src/routes.ts'],
    ['contract imports web', 'packages/contract/src/liens.ts', '@comptoir/web/src/routes.ts'],
    ['contract imports a Node module', 'packages/contract/src/liens.ts', 'node:fs'],
    [
      'a relative path leaves the package',
      'packages/web/src/router.tsx',
      '../../contract/src/a.ts',
    ],
    [
      'a capability takes a private file of another',
      'packages/server/src/panier/ajouter-article.ts',
      '../magasins/magasins.sql.ts',
    ],
    ['the kit takes a capability', 'packages/web/src/ui/button.tsx', '../panier/panier.public.ts'],
    [
      'the server takes what draws pictures',
      'packages/server/src/articles/seed.ts',
      '@comptoir/images/modeles/vis.ts',
    ],
    ['the choice of a picture loads three', 'packages/images/src/genres/epi.ts', 'three'],
    [
      'the choice of a picture loads a model',
      'packages/images/src/genres/epi.ts',
      '../modeles/gant.ts',
    ],
    ['the server loads three', 'packages/server/src/app.ts', '@comptoir/images/vue.public.ts'],
    [
      'a page chooses pictures',
      'packages/web/src/articles/image-article.tsx',
      '@comptoir/images/images.public.ts',
    ],
    [
      'the demo takes a private file of the server',
      'packages/demo/src/devis/seed-devis.ts',
      '@comptoir/server/devis/devis.sql.ts',
    ],
    ['the demo takes a page', 'packages/demo/src/seed.ts', '@comptoir/web/src/routes.ts'],
    ['the server loads the demo', 'packages/server/src/demo.ts', '../../demo/src/load-demo.ts'],
    ['a page loads the demo', 'packages/web/src/router.tsx', '@comptoir/demo/tirage.ts'],
    ['a package reaches the scripts', 'packages/web/src/router.tsx', '../../../scripts/check.ts'],
  ])('refuses: %s', (_, path, specifier) => {
    expect(violations(path, `import { x } from '${specifier}';\nexport const y = x;`)).toHaveLength(
      1,
    );
  });

  it.each([
    ['packages/web/src/router.tsx', '@comptoir/contract/words/locales.ts'],
    ['packages/server/src/app.ts', '@comptoir/contract/messages/fr/ui.json'],
    ['packages/server/src/pages/render.ts', '@comptoir/web/dist/server/entry-server.js'],
    ['packages/server/src/panier/ajouter-article.ts', '../magasins/magasins.public.ts'],
    ['packages/server/src/panier/ajouter-article.ts', '../db/transaction.ts'],
    ['packages/server/src/app.ts', './panier/panier.routes.ts'],
    ['packages/server/src/images/logos.ts', '@comptoir/images/images.public.ts'],
    ['packages/demo/src/images/photos.ts', '@comptoir/images/images.public.ts'],
    ['packages/demo/src/devis/seed-devis.ts', '@comptoir/server/devis/devis-demo.public.ts'],
    ['packages/demo/src/devis/seed-devis.ts', '@comptoir/server/db/sql.ts'],
    ['packages/demo/src/devis/seed-devis.ts', '../catalogue/modele.ts'],
    ['packages/web/src/produits/vue-3d/use-vue.ts', '@comptoir/images/vue.public.ts'],
    ['packages/images/src/modeles/vis.ts', '../geometrie/surface.ts'],
    ['packages/web/src/overlay/registry.ts', '../panier/fusion-panier.dialog.tsx'],
  ])('allows %s to import %s', (path, specifier) => {
    expect(violations(path, `import { x } from '${specifier}';\nexport const y = x;`)).toEqual([]);
  });

  it('lets the server take the types of the page bundle, not its code', () => {
    const text = (kind: string) =>
      `import ${kind} { Site } from '@comptoir/web/src/app/rendering.ts';`;
    expect(violations('packages/server/src/pages/renderer.ts', text('type'))).toEqual([]);
    expect(violations('packages/server/src/pages/renderer.ts', text(''))).toHaveLength(1);
  });

  it('lets the demo in by one door of the server, when it is asked for', () => {
    const text = `export const load = () => import('../../demo/src/load-demo.ts');`;
    expect(violations('packages/server/src/demo.ts', text)).toEqual([]);
    expect(violations('packages/server/src/start.ts', text)).toHaveLength(1);
  });

  it('sees dynamic imports, re-exports and import types', () => {
    const text = [
      `export const load = () => import('@comptoir/server/app.ts');`,
      `export { a } from '@comptoir/server/app.ts';`,
      `export type B = import('@comptoir/server/app.ts').B;`,
    ].join('\n');
    const found = findBoundaryViolations([{ path: 'packages/web/src/router.tsx', text }]);
    expect(found.map((finding) => finding.line)).toEqual([1, 2, 3]);
  });

  it('refuses barrels, by name and by content', () => {
    expect(violations('packages/web/src/ui/index.ts', 'export const a = 1;')).toHaveLength(1);
    expect(violations('packages/web/src/ui/kit.ts', `export * from './button.tsx';`)).toHaveLength(
      1,
    );
  });
});
