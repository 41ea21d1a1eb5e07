import { expect, test } from 'vitest';
import { unwrapSelectors } from './selectors-by-class.ts';

test.each([
  [String.raw`:is(.\*\:flex-1>*){flex:1}`, String.raw`.\*\:flex-1>*{flex:1}`],
  [String.raw`:is(.\*\*\:animate-none *){a:b}`, String.raw`.\*\*\:animate-none *{a:b}`],
  [String.raw`:is(.\*\:before\:w-3>*):before{a:b}`, String.raw`.\*\:before\:w-3>*:before{a:b}`],
  [String.raw`:is(.\*\:content-\[·\]>*){a:b}`, String.raw`.\*\:content-\[·\]>*{a:b}`],
  [
    String.raw`.a{b:c}@media x{:is(.\32 xl > *){d:e}}`,
    String.raw`.a{b:c}@media x{.\32 xl > *{d:e}}`,
  ],
])('%s is found by its class', (css, unwrapped) => {
  expect(unwrapSelectors(css)).toBe(unwrapped);
});

test('what is between children keeps giving way to any other rule', () => {
  expect(unwrapSelectors(String.raw`.a,:where(.space-y-1\.5>:not(:last-child)){b:c}`)).toBe(
    String.raw`.a,:where(.space-y-1\.5) > :where(:not(:last-child)){b:c}`,
  );
});

test('a selector that goes on from another stays as it is', () => {
  const css = '.a :is(.b > *){c:d} .e:is(.f > *){g:h} .i>:is(.j>*){k:l}';
  expect(unwrapSelectors(css)).toBe(css);
});
