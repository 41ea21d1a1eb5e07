import { slugify } from '@comptoir/contract/noms.ts';
import { readIllustrations } from '@comptoir/images/images.public.ts';
import { expect, test } from 'vitest';
import { loadCategories } from './catalogue.ts';
import { SERVICES } from './services.ts';
import { UNIVERS } from './univers.ts';

const codes = (groupe: Parameters<typeof readIllustrations>[0]) =>
  Object.keys(readIllustrations(groupe)).sort();

test('every category is illustrated, by the slug of its French name', async () => {
  const categories = await loadCategories();
  const slugs = categories.map(({ arbre }) => slugify(arbre.libelle.fr));
  expect(codes('categories')).toEqual(slugs.sort());
});

test('every trade and every service is illustrated', () => {
  expect(codes('metiers')).toEqual(UNIVERS.map(({ code }) => code).sort());
  expect(codes('services')).toEqual(SERVICES.map(({ code }) => code).sort());
});
