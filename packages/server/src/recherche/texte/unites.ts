/** Numbers and their units, written in one way. */
import type { Locale } from '@comptoir/contract/words/locales.ts';

/** The unit numbers are kept in, and how many of it one is. */
const UNITES: Record<string, readonly [base: string, facteur: number]> = {
  mm: ['mm', 1],
  cm: ['mm', 10],
  m: ['mm', 1000],
  mm2: ['mm2', 1],
  cm2: ['cm2', 1],
  m2: ['m2', 1],
  m3: ['m3', 1],
  ml: ['ml', 1],
  cl: ['ml', 10],
  l: ['ml', 1000],
  g: ['g', 1],
  gr: ['g', 1],
  kg: ['g', 1000],
  v: ['v', 1],
  a: ['a', 1],
  ma: ['ma', 1],
  ah: ['ah', 1],
  mah: ['mah', 1],
  wh: ['wh', 1],
  w: ['w', 1],
  kw: ['w', 1000],
  hz: ['hz', 1],
  bar: ['bar', 1],
  j: ['j', 1],
  nm: ['nm', 1],
  'n.m': ['nm', 1],
  n·m: ['nm', 1],
  n: ['n', 1],
  kn: ['n', 1000],
  dan: ['n', 10],
  db: ['db', 1],
  lm: ['lm', 1],
  k: ['k', 1],
  '°c': ['°c', 1],
  c: ['°c', 1],
  '%': ['%', 1],
  '"': ['in', 1],
  "''": ['in', 1],
  'm3/h': ['m3/h', 1],
  'l/min': ['l/min', 1],
  'tr/min': ['rpm', 1],
  rpm: ['rpm', 1],
};

/** As they are said, in the three languages. */
const NOMS: Readonly<Record<string, string>> = {
  mm: 'millimetre millimetres millimeter millimeters milimetro milimetros',
  cm: 'centimetre centimetres centimeter centimeters centimetro centimetros',
  m: 'metre metres meter meters metro metros',
  l: 'litre litres liter liters litro litros',
  g: 'gramme grammes gram grams gramo gramos',
  kg: 'kilo kilos kilogramme kilogrammes kilogram kilograms kilogramo kilogramos',
  v: 'volt volts voltio voltios',
  w: 'watt watts vatio vatios',
  j: 'joule joules julio julios',
  bar: 'bar bars bares',
  '"': 'pouce pouces inch inches pulgada pulgadas',
};
for (const [signe, noms] of Object.entries(NOMS)) {
  const unite = UNITES[signe];
  if (unite) for (const nom of noms.split(' ')) UNITES[nom] = unite;
}

const ESCAPED = Object.keys(UNITES)
  .toSorted((a, b) => b.length - a.length)
  .map((unite) => unite.replace(/[.°"%/]/g, String.raw`\$&`));

/** « 2 à 4 mm » is no current: amperes apart from their number end what they are in. */
export const UNITE = `(?:${ESCAPED.filter((unite) => unite !== 'a').join('|')}|(?<=\\d)a|a(?= ?(?:[^ a-z0-9]|$)))(?![a-z0-9])`;
/** Thousands are kept together by a space that does not break. */
export const NOMBRE = String.raw`\d+(?:\u00a0\d{3}(?!\d))*(?:[.,]\d+)*`;

/** « 4,0 », « 4.00 » and « 04 » are 4; « 1,250 » is 1250 in English and 1.25 elsewhere. */
export function readNombre(texte: string, langue: Locale): string {
  const digits = withoutThousands(texte.replaceAll('\u00a0', ''), langue).replaceAll(',', '.');
  const [entier = '', ...decimales] = digits.split('.');
  // Two separators or more are a standard, a date or an address, not a number.
  if (decimales.length > 1) return digits;
  const tail = (decimales[0] ?? '').replace(/0+$/, '');
  const head = entier.replace(/^0+(?=\d)/, '');
  return tail ? `${head}.${tail}` : head;
}

function withoutThousands(texte: string, langue: Locale): string {
  const grouped =
    langue === 'en' ? /^[1-9]\d{0,2}(,\d{3})+(?!\d)/ : /^[1-9]\d{0,2}(\.\d{3})+(?!\d)/;
  if (langue === 'fr' || !grouped.test(texte)) return texte;
  return texte.replaceAll(langue === 'en' ? ',' : '.', '');
}

export interface Quantite {
  nombre: string;
  /** '' for a bare number, or a unit that is not known. */
  unite: string;
}

/** « 5 l » and « 5000 ml » are one. */
export function toBase(nombre: string, unite: string): Quantite {
  const known = UNITES[unite];
  if (!known) return { nombre, unite: '' };
  const [base, facteur] = known;
  if (facteur === 1 || !/^\d{1,9}(\.\d{1,4})?$/.test(nombre)) return { nombre, unite: base };
  return { nombre: String(Number((Number(nombre) * facteur).toFixed(4))), unite: base };
}
