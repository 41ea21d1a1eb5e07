import { describe, expect, test } from 'vitest';
import { loadCategories } from '../demo/catalogue/catalogue.ts';
import { GOODIES } from '../demo/promotions/goodies-demo.ts';
import { DESSINS, dessinDuGenre, PAR_DEFAUT } from './genre-dessin.ts';
import { ecrireSvg } from './svg.ts';

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

  test('is there for every genre of the demo company, the carton for fewer than one in ten', async () => {
    const categories = await loadCategories();
    const genres = new Set(categories.flatMap(({ modeles }) => modeles.map(({ genre }) => genre)));
    expect(genres.size).toBeGreaterThan(300);
    const dessins = [...genres].map(dessinDuGenre);
    expect(dessins.filter((nom) => !Object.hasOwn(DESSINS, nom))).toEqual([]);
    const cartons = dessins.filter((nom) => nom === PAR_DEFAUT);
    expect(cartons.length).toBeLessThan(genres.size / 10);
  });
});

describe('the drawing of a gift', () => {
  test('is never the carton', () => {
    expect(GOODIES.filter(({ genre }) => dessinDuGenre(genre) === PAR_DEFAUT)).toEqual([]);
  });
});

describe('a drawing', () => {
  test.each(Object.keys(DESSINS))('%s is well formed and carries no style nor script', (nom) => {
    const svg = ecrireSvg(nom);
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
