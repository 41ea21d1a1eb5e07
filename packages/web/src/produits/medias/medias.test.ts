import type { Produit } from '@comptoir/contract/produits/produits.contract.ts';
import { describe, expect, test } from 'vitest';
import type { TranslateOf } from '../../words/use-texts.ts';
import { ATTRIBUTS, buildArticle } from '../exemple.ts';
import { listVues } from './medias.ts';

const t = ((key: string, mots: { dimensions?: string } = {}) =>
  `${key} ${mots.dimensions ?? ''}`) as TranslateOf<'produits'>;

const media = {
  id: 7,
  articleId: null,
  type: 'image' as const,
  fichier: 'vis.b',
  largeur: 800,
  hauteur: 800,
  couleur: '#808080',
  alt: 'Vis de face',
};

function buildProduit(dessin: boolean): Produit {
  return {
    image: { genre: 'vis', fichier: 'vis.a', couleur: '#808080' },
    medias: [
      { ...media, id: 6, fichier: 'vis.a' },
      media,
      { ...media, id: 8, articleId: 2, fichier: 'vis.c' },
      { ...media, id: 9, type: 'video', fichier: 'film' },
    ],
    attributs: ATTRIBUTS,
    details: [{ articleId: 1, dessin }],
  } as unknown as Produit;
}

describe('what a sheet shows', () => {
  const attributs = { diametre: '4.5', longueur: '60', tete: 'fraisée' };
  const image = { genre: 'vis', fichier: 'vis.a', couleur: '#808080' };
  const article = buildArticle(1, attributs, { image });

  test('is the picture of its article, other ones of its product, its drawing last', () => {
    const vues = listVues(buildProduit(true), article, t, 'fr');
    expect(vues.map(({ key }) => key)).toEqual(['0', '7', 'dessin']);
    expect(vues.map((vue) => vue.image?.fichier)).toEqual(['vis.a', 'vis.b', undefined]);
  });

  test('is described by its dimensions where it is drawn', () => {
    const dessin = listVues(buildProduit(true), article, t, 'fr').at(-1);
    expect(dessin?.alt).toBe('galerie.dessin Diamètre 4,5\u00a0mm, Longueur 60\u00a0mm');
    const sans = listVues(buildProduit(true), buildArticle(1), t, 'fr').at(-1);
    expect(sans?.alt).toBe('galerie.dessin Vis 1');
  });

  test('is no picture of another look than that of its article', () => {
    const autre = buildArticle(1, attributs, { image: { ...image, fichier: 'vis.d' } });
    const vues = listVues(buildProduit(false), autre, t, 'fr');
    expect(vues.map((vue) => vue.image?.fichier)).toEqual(['vis.d']);
  });

  test('is no drawing for what has none', () => {
    expect(listVues(buildProduit(false), article, t, 'fr').map(({ key }) => key)).toEqual([
      '0',
      '7',
    ]);
  });
});
