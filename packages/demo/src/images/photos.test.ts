import { describe, expect, test } from 'vitest';
import { nearest } from './photos.ts';

const entree = (fichier: string) => ({ fichier, couleur: '#808080', empreinte: '' });
const MANIFESTE = {
  'vis?elancement=6&tete=ronde': entree('a'),
  'vis?elancement=20&tete=ronde': entree('b'),
  'vis?elancement=20&tete=fraisee': entree('c'),
};

describe('the picture of an article', () => {
  test('is its own when it was taken', () => {
    expect(nearest(MANIFESTE, 'vis?elancement=20&tete=fraisee')?.fichier).toBe('c');
  });

  test('is otherwise one that differs in size alone, the nearest', () => {
    expect(nearest(MANIFESTE, 'vis?elancement=8&tete=ronde')?.fichier).toBe('a');
    expect(nearest(MANIFESTE, 'vis?elancement=17&tete=ronde')?.fichier).toBe('b');
    expect(nearest(MANIFESTE, 'vis?elancement=6&tete=fraisee')?.fichier).toBe('c');
  });

  test('is never that of another head', () => {
    expect(nearest(MANIFESTE, 'vis?elancement=6&tete=hexagonale')).toBeUndefined();
  });

  test('is none for a kind without pictures', () => {
    expect(nearest({}, 'vis?tete=ronde')).toBeUndefined();
  });
});
