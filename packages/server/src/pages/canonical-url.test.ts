import { expect, test } from 'vitest';
import { canonicalUrl } from './canonical-url.ts';

test.each([
  ['/fr', '/'],
  ['/fr/panier?x=1', '/panier?x=1'],
  ['/en/', '/en'],
  ['/panier/', '/panier'],
  ['/?q=1', '/?q=1'],
  ['/fromages', '/fromages'],
  ['//evil.test/', '/evil.test'],
  ['/fr//evil.test', '/evil.test'],
  ['/\\evil.test/', '/evil.test'],
])('%s is canonical as %s', (url, canonical) => {
  expect(canonicalUrl(url)).toBe(canonical);
});
