import fc from 'fast-check';
import { expect, test } from 'vitest';
import { redirectUrlSure } from './redirect-url.ts';

test.each([
  '/panier',
  '/en/mon-compte/commandes?etat=livree&page=2#ligne-3',
  '/c/vis+%C3%A0+bois/12',
  '/recherche?q=https://ailleurs.test//x\u0025',
  '/fp/100%25-laine/3-4',
  '/c/100%/1',
])('a path of this site is kept: %s', (path) => {
  expect(redirectUrlSure(path)).toBe(path);
});

test.each([
  ['//evil.test'],
  ['///evil.test'],
  ['/\\evil.test'],
  ['\\\\evil.test'],
  ['/\t/evil.test'],
  ['/\n/evil.test'],
  [' //evil.test'],
  ['https://evil.test/'],
  ['https:evil.test'],
  ['javascript:alert(1)'],
  ['JaVaScRiPt:alert(1)'],
  ['/%2F/evil.test'],
  ['/%2Fevil.test'],
  ['/%5Cevil.test'],
  ['/%255Cevil.test'],
  ['/%252F%252Fevil.test'],
  ['/..//evil.test'],
  ['/./%2e%2e//evil.test'],
  ['/%252e%252e//evil.test'],
  ['/%09/evil.test'],
  ['/panier%0d%0aSet-Cookie:x=1'],
  ['/panier\u0085'],
  ['/%252F%25/evil.test'],
  ['/%2F%FF/evil.test'],
  ['panier'],
  ['?q=1'],
  [''],
  [undefined],
  [null],
  [['/panier']],
  [{ pathname: '/panier' }],
])('anything that could leave this site becomes the home page: %j', (raw) => {
  expect(redirectUrlSure(raw)).toBe('/');
});

test('a path too long for a link becomes the home page', () => {
  expect(redirectUrlSure('/' + 'a'.repeat(3000))).toBe('/');
  expect(redirectUrlSure('/' + 'é'.repeat(1000))).toBe('/');
});

const pieces = fc.constantFrom(
  ...'/ // \\ . .. %2F %2f %5C %252F %2e %25 %00 %09 @ : http: javascript: evil.test panier ? # é'.split(
    ' ',
  ),
  '\t',
  '\n',
  '\r',
  ' ',
  '\0',
);

const percentDecode = (text: string) =>
  text.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));

test('whatever it is given, the answer is a path of this site for the browser and after decoding', () => {
  const origin = 'https://shop.test';
  const hostile = fc.oneof(
    fc.array(pieces).map((list) => list.join('')),
    fc.string(),
    fc.webUrl(),
  );
  fc.assert(
    fc.property(hostile, (raw) => {
      const path = redirectUrlSure(raw);
      const pathname = path.split(/[?#]/, 1)[0] ?? '';
      const seen = [path, percentDecode(pathname), percentDecode(percentDecode(pathname))];
      return (
        /^\/(?![/\\])/.test(path) &&
        redirectUrlSure(path) === path &&
        seen.every((each) => new URL(each, origin).origin === origin) &&
        seen.every((each) => !new URL(each, origin).pathname.startsWith('//'))
      );
    }),
    { numRuns: 1000 },
  );
});
