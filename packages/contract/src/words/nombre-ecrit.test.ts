import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LOCALES, type Locale } from './locales.ts';
import { writeNombre } from './nombre-ecrit.ts';

const TAGS: Record<Locale, string> = { fr: 'fr-FR', en: 'en-GB', es: 'es-ES' };

/** What `Intl` writes, with the minus sign and the space of the house. */
function intl(locale: Locale, nombre: number | string, min: number, max: number): string {
  return new Intl.NumberFormat(TAGS[locale], {
    minimumFractionDigits: min,
    maximumFractionDigits: max,
  })
    .format(nombre as Intl.StringNumericLiteral)
    .replace('-', '\u2212')
    .replaceAll('\u202f', '\u00a0');
}

function ecrit(locale: Locale, nombre: number | string, min: number, max: number): string {
  const { signe, chiffres } = writeNombre(locale, nombre, { min, max });
  return signe + chiffres;
}

const locale = fc.constantFrom(...LOCALES);
const decimales = fc.tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 2, max: 4 }));

test('a decimal is written as the language writes it, exactly', () => {
  const decimal = fc
    .tuple(fc.boolean(), fc.bigInt({ min: 1n, max: 10n ** 18n }), fc.stringMatching(/^\d{0,8}$/))
    .map(([moins, entier, apres]) => `${moins ? '-' : ''}${entier}${apres && `.${apres}`}`);
  fc.assert(
    fc.property(locale, decimal, decimales, (langue, nombre, [min, max]) => {
      expect(ecrit(langue, nombre, min, max)).toBe(intl(langue, nombre, min, max));
    }),
  );
});

test('a number is written as the language writes it', () => {
  const nombre = fc.double({ min: -1e12, max: 1e12, noNaN: true });
  fc.assert(
    fc.property(locale, nombre, decimales, (langue, valeur, [min, max]) => {
      // Minus nothing is told apart by nobody.
      fc.pre(Math.abs(valeur) > 1);
      expect(ecrit(langue, valeur, min, max)).toBe(intl(langue, valeur, min, max));
    }),
  );
});

test.each([
  // Its nearest double is a little less than the half.
  [-538378286085.84955, 0, 4, '−538\u00a0378\u00a0286\u00a0085,8496'],
  [1e-7, 0, 4, '0'],
  ['0', 2, 4, '0,00'],
  ['0.00', 0, 2, '0'],
  ['007', 0, 2, '7'],
  ['0.5', 0, 0, '1'],
  ['999.995', 2, 2, '1\u00a0000,00'],
  ['', 0, 2, 'NaN'],
  ['douze', 0, 2, 'NaN'],
])('%s with %i to %i decimals is %s', (nombre, min, max, attendu) => {
  expect(ecrit('fr', nombre, min, max)).toBe(attendu);
});
