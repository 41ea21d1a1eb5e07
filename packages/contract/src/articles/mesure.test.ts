import { expect, test } from 'vitest';
import { chiffresMesure, formatMesure } from './mesure.ts';

test('writes millimetres in one piece in every language, as beside a ×', () => {
  expect(formatMesure('fr', '3000', 'mm')).toBe('3000\u00a0mm');
  expect(formatMesure('en', '3000', 'mm')).toBe('3000\u00a0mm');
  expect(formatMesure('es', '12000', 'mm')).toBe('12000\u00a0mm');
  expect(chiffresMesure('fr', '2070', 'mm')).toBe('2070');
  expect(formatMesure('fr', '4.5', 'mm')).toBe('4,5\u00a0mm');
});

test('sets thousands of other units apart as the language does', () => {
  expect(formatMesure('fr', '1500', 'W')).toBe('1\u00a0500\u00a0W');
  expect(formatMesure('en', '1500', 'W')).toBe('1,500\u00a0W');
  expect(formatMesure('fr', '1500', '')).toBe('1\u00a0500');
});

test('says a litre and more in litres, with a capital', () => {
  expect(formatMesure('fr', '310', 'ml')).toBe('310\u00a0ml');
  expect(formatMesure('fr', '1000', 'ml')).toBe('1\u00a0L');
  expect(formatMesure('fr', '4500', 'ml')).toBe('4,5\u00a0L');
  expect(formatMesure('en', 4500, 'ml')).toBe('4.5\u00a0L');
});
