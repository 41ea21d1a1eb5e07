import { cleOf } from '@comptoir/images/images.public.ts';
import { expect, test } from 'vitest';
import { aUnModele3d, readCle, modele3dOf } from './modele-3d.ts';

test('a key is read back as it was written', () => {
  const params = {
    tete: 'fraisee',
    elancement: 10.5,
    partiel: false,
    filetage: 'M8',
    tension: '18',
  };
  expect(readCle(cleOf({ modele: 'vis', params }))).toEqual({
    modele: 'vis',
    params: {
      tete: 'fraisee',
      elancement: '10.5',
      partiel: 'false',
      filetage: 'M8',
      tension: '18',
    },
  });
  expect(readCle('genouillere?')).toEqual({ modele: 'genouillere', params: {} });
});

test('a picture that is not ours was taken of nothing we know', () => {
  expect(modele3dOf(null)).toBeUndefined();
  expect(modele3dOf('photo-du-client')).toBeUndefined();
  expect(aUnModele3d(null)).toBe(false);
  expect(aUnModele3d('photo-du-client')).toBe(false);
});
