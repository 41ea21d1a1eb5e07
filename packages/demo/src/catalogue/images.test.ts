import {
  A_DESSINER,
  cleOf,
  GENRES,
  listManifestes,
  readManifeste,
} from '@comptoir/images/images.public.ts';
import { describe, expect, test } from 'vitest';
import { listImages } from '../images/images-vendues.ts';
import { readPhotos } from '../images/photos.ts';
import { planImages } from '../images/plan-images.ts';
import { loadCategories } from './catalogue.ts';
import { genererCatalogue } from './generer.ts';

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

  test('are planned without a mistake, in a number that can be committed', async () => {
    const { images, erreurs } = await planImages();
    expect([...erreurs]).toEqual([]);
    expect(images.size).toBeLessThan(2200);
  });

  test.each(['usuelle', 'moyenne'] as const)('are true of every article of %s', (taille) => {
    const photos = readPhotos();
    const { produits } = genererCatalogue(categories, taille);
    const without = new Set<string>();
    for (const { produit, images } of listImages(produits)) {
      for (const image of images) {
        if (!image) without.add(produit.code);
        else if (!photos.find(image)) without.add(cleOf(image));
      }
    }
    expect([...without]).toEqual([]);
  });

  test('are taken of every article of the small demo, each its own', async () => {
    const { vendues } = await planImages();
    const taken = new Set(listManifestes().flatMap((kind) => Object.keys(readManifeste(kind))));
    expect([...vendues].filter((cle) => !taken.has(cle))).toEqual([]);
  });

  test('differ where articles differ to the eye: a 4 × 40 screw is not a 6 × 120 one', () => {
    const vis = GENRES.get('vis-tete-fraisee');
    const common = { revetement: 'zingue-jaune', 'empreinte-vis': 't20', 'tete-vis': 'nervures' };
    const cle = (diametre: number, longueur: number) => {
      const image = vis?.({ ...common, diametre, longueur }, 'tirval');
      return image && cleOf(image);
    };
    expect(cle(4, 40)).not.toBe(cle(6, 120));
    expect(cle(4, 40)).toBe(cle(5, 50));
  });
});
