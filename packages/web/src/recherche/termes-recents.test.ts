import { describe, expect, test } from 'vitest';
import { completer, readTermes, MAX_RECENTS } from './termes-recents.ts';

describe('recent searches', () => {
  test('are kept newest first, each once, at most eight', () => {
    expect(readTermes(['vis 4x40', 'placo', 'VIS 4x40', ' placo '])).toEqual(['vis 4x40', 'placo']);
    const many = Array.from({ length: 20 }, (_, rang) => `terme ${rang}`);
    expect(readTermes(many)).toEqual(many.slice(0, MAX_RECENTS));
  });

  test.each([null, 'vis', { 0: 'vis' }, [1, null, {}, '', '\u0000']])(
    'are none when the browser holds %j',
    (stored) => {
      expect(readTermes(stored)).toEqual([]);
    },
  );
});

describe('while one types', () => {
  test('own searches that hold the text come before those of others', () => {
    expect(completer('vis', ['placo', 'vis inox', 'tournevis'], ['vis bois', 'Vis inox'])).toEqual([
      { terme: 'vis inox', isRecent: true },
      { terme: 'tournevis', isRecent: true },
      { terme: 'vis bois', isRecent: false },
    ]);
  });

  test('the text itself is not proposed', () => {
    expect(completer('vis', ['VIS'], ['vis'])).toEqual([]);
  });
});
