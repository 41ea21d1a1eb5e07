import { describe, expect, test } from 'vitest';
import { DESSINS, dessinDuGenre, PAR_DEFAUT } from '@comptoir/server/images/genre-dessin.ts';
import { loadCategories } from '../catalogue/catalogue.ts';
import { GOODIES } from '../promotions/goodies-demo.ts';

describe('the drawing of a genre', () => {
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
