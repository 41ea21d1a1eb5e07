import { expect, it } from 'vitest';
import { findDearSelectors } from './styles.ts';

it.each([
  ':root:has([data-barre]) {\n  --hauteur: 1px;\n}',
  '@media (width < 40rem) {\n  body:has(dialog) {\n',
  'html:has([data-barre]) main {',
  '<ul className="grid only:*:sm:col-span-2">',
  '.liste:last-child > * {',
  '.liste:only-child * {',
])('refuses %j', (text) => {
  expect(findDearSelectors({ path: 'x.css', text })).toHaveLength(1);
});

it('says in which line', () => {
  const [finding] = findDearSelectors({ path: 'x.css', text: 'a {\n}\n\n:root:has(b) {\n}\n' });
  expect(finding).toMatchObject({ path: 'x.css', line: 4 });
});

it.each([
  ':root[data-header] main {',
  ':root[data-delegue]:has([data-barre]) {',
  'main:has([data-barre]) .compare-bar {',
  '<ul className="*:only:col-span-2 last:mb-0">',
  '.liste > :last-child {',
])('accepts %j', (text) => {
  expect(findDearSelectors({ path: 'x.css', text })).toEqual([]);
});
