import { expect, it } from 'vitest';
import { repond } from './article-juge.ts';

const vis = {
  id: 1,
  reference: 'VBF-04016-ZJ',
  genre: 'vis-tete-fraisee',
  marque: 'Tirval',
  libelle: 'Vis à bois tête fraisée Torx 4\u00A0×\u00A016, zingué jaune',
};

it('an article answers when it is all that is expected', () => {
  expect(repond(vis, {})).toBe(true);
  expect(repond(vis, { genre: ['tirefond', 'vis-tete-fraisee'], marque: 'Tirval' })).toBe(true);
  expect(repond(vis, { genre: 'vis-tete-fraisee', marque: 'Vissal' })).toBe(false);
});

it('a part of a label is whole numbers, whatever its spaces and case', () => {
  expect(repond(vis, { libelle: ['vis à bois', '4 × 16'] })).toBe(true);
  for (const part of ['4 × 1', '× 1', '6, zingué', '14 × 16']) {
    expect(repond(vis, { libelle: [part] })).toBe(false);
  }
  expect(repond({ ...vis, libelle: 'Vis 4,5 × 30' }, { libelle: ['5 × 30'] })).toBe(false);
});

it('a star stands for any signs of a reference, none included', () => {
  for (const reference of ['VBF-04016-ZJ', 'VBF*', '*-ZJ', 'VBF*-04016-ZJ', '*04016*']) {
    expect(repond(vis, { reference })).toBe(true);
  }
  for (const reference of ['VBF', 'VBF-04016*6-ZJ', '*04017*', 'ZJ*']) {
    expect(repond(vis, { reference })).toBe(false);
  }
});
