import { expect, it } from 'vitest';
import { defautNoms, nomsOf } from './noms-chantiers.ts';

it('names are one a line, each once whatever its capitals', () => {
  expect(nomsOf(' Atelier \n\nRue  des Lilas\natelier\n')).toEqual(['Atelier', 'Rue des Lilas']);
});

it('twenty names of eighty signs can be saved, one more or a longer one cannot', () => {
  const vingt = Array.from({ length: 20 }, (_, rang) => String(rang).padEnd(80, 'x'));
  expect(defautNoms(vingt)).toBeUndefined();
  expect(defautNoms([...vingt, 'Atelier'])).toBe('trop');
  expect(defautNoms(['x'.repeat(81)])).toBe('long');
});
