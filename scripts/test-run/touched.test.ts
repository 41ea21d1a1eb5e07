import { describe, expect, it } from 'vitest';
import { findTouched } from './touched.ts';

const sources = [
  {
    path: 'packages/server/src/panier/lignes.ts',
    text: `import '../articles/articles.public.ts';`,
  },
  { path: 'packages/server/src/articles/prix.ts', text: '' },
  { path: 'packages/web/src/avis/avis.page.tsx', text: `import '../ui/button.tsx';` },
  { path: 'packages/server/src/http/calls.ts', text: '' },
];

const filtersOf = (...changed: string[]) => {
  const touched = findTouched(changed, sources);
  return touched.all ? 'all' : touched.filters;
};

describe('what a change can affect', () => {
  it('is its capability in every package, and those that use it', () => {
    expect(filtersOf('packages/server/src/articles/prix.ts')).toEqual([
      'e2e/articles/',
      'e2e/panier/',
      'packages/contract/src/articles/',
      'packages/contract/src/panier/',
      'packages/server/src/articles/',
      'packages/server/src/panier/',
      'packages/server/tests/articles/',
      'packages/server/tests/panier/',
      'packages/web/src/articles/',
      'packages/web/src/panier/',
    ]);
  });

  it('is not who does not use it', () => {
    expect(filtersOf('packages/web/src/avis/avis.page.tsx')).not.toContain('e2e/panier/');
  });

  it('is the capability whose words change', () => {
    expect(filtersOf('packages/contract/messages/es/avis.json')).toContain('e2e/avis/');
  });

  it.each([
    ['e2e/avis/avis.e2e.ts', ['e2e/avis/']],
    ['packages/server/tests/panier/lignes.api.test.ts', ['packages/server/tests/panier/']],
    ['scripts/trials/fuzz.ts', ['scripts/']],
    ['docs/architecture.md', []],
    ['CONTRIBUTING.md', ['packages/server/tests/contributing/']],
  ])('is, for %s, only this', (path, filters) => {
    expect(filtersOf(path)).toEqual(filters);
  });

  it.each([
    'packages/server/src/http/calls.ts',
    'packages/web/src/ui/button/button.tsx',
    'packages/demo/src/seed.ts',
    'e2e/harness/browser.ts',
    'package-lock.json',
  ])('is everything when %s changes', (path) => {
    expect(filtersOf(path)).toBe('all');
  });
});
