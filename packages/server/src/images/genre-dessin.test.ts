import { describe, expect, test } from 'vitest';
import { DESSINS, dessinDuGenre, PAR_DEFAUT } from './genre-dessin.ts';
import { writeSvg } from './svg.ts';

describe('the drawing of a genre', () => {
  test('is that of its own name, or of the longest beginning that is known', () => {
    expect(dessinDuGenre('cadenas')).toBe('cadenas');
    expect(dessinDuGenre('vis-tete-fraisee')).toBe('vis');
    expect(dessinDuGenre('vis-tete-ronde')).toBe('vis-tete-ronde');
    expect(dessinDuGenre('lame-circulaire')).toBe('lame-circulaire');
    expect(dessinDuGenre('lame-sabre')).toBe('lame');
    expect(dessinDuGenre('interrupteur-differentiel')).toBe('disjoncteur');
  });

  test('is the carton for what nobody drew', () => {
    expect(dessinDuGenre('machine-a-remonter-le-temps')).toBe(PAR_DEFAUT);
    expect(dessinDuGenre('visite')).toBe(PAR_DEFAUT);
    expect(dessinDuGenre('constructor')).toBe(PAR_DEFAUT);
  });
});

describe('a drawing', () => {
  test.each(Object.keys(DESSINS))('%s is well formed and carries no style nor script', (nom) => {
    const svg = writeSvg(nom);
    expect(svg).not.toMatch(/style=|<script|on\w+=|href/);
    const open: string[] = [];
    for (const [, close, name = '', selfClosed] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
      if (close) expect(open.pop()).toBe(name);
      else if (!selfClosed) open.push(name);
    }
    expect(open).toEqual([]);
    expect(svg).not.toContain('undefined');
    expect(svg).not.toContain('NaN');
  });
});
