import { A_DESSINER, cleDe, GENRES, planifier } from '@comptoir/images/images.public.ts';
import { describe, expect, test } from 'vitest';
import { loadCategories } from './catalogue.ts';
import { listDeclinaisons } from './declinaisons.ts';

const categories = await loadCategories();
const genres = new Set(categories.flatMap(({ modeles }) => modeles.map(({ genre }) => genre)));

describe('pictures of the demo company', () => {
  test('exist for every genre, but for those known to be still without', () => {
    const without = [...genres].filter((genre) => !GENRES.has(genre)).sort();
    expect(without).toEqual(Object.values(A_DESSINER).flat().sort());
  });

  test('are chosen for genres that exist only', () => {
    expect([...GENRES.keys()].filter((genre) => !genres.has(genre))).toEqual([]);
  });

  test('are found for every combination of values and every maker', () => {
    const { images, erreurs } = planifier(
      categories.flatMap(({ modeles }) =>
        modeles.map((modele) => ({
          genre: modele.genre,
          marques: modele.marques,
          declinaisons: listDeclinaisons(modele),
        })),
      ),
    );
    expect([...erreurs]).toEqual([]);
    expect(images.size).toBeGreaterThan(0);
    // Pictures are drawn ahead of time and committed: their number is kept in hand.
    expect(images.size).toBeLessThan(3500);
  });

  test('differ where articles differ to the eye: a 4 × 40 screw is not a 6 × 120 one', () => {
    const vis = GENRES.get('vis-tete-fraisee');
    const common = { revetement: 'zingue-jaune', 'empreinte-vis': 't20', 'tete-vis': 'nervures' };
    const cle = (diametre: number, longueur: number) => {
      const image = vis?.({ ...common, diametre, longueur }, 'tirval');
      return image && cleDe(image);
    };
    expect(cle(4, 40)).not.toBe(cle(6, 120));
    expect(cle(4, 40)).toBe(cle(5, 50));
  });
});
