import { describe, expect, test } from 'vitest';
import type { SuggestionReponse } from '@comptoir/contract/articles/suggestion.contract.ts';
import { listGroupes, listPropositions } from './entrees.ts';

const REPONSE: SuggestionReponse = {
  jour: '2026-11-15',
  total: 41,
  lecture: { correction: null, sansMots: [], propositions: [] },
  articles: [],
  proches: [],
  noeuds: [1, 2, 3, 4].map((id) => ({
    id,
    niveau: 3,
    libelle: `Rayon ${id}`,
    slug: `rayon-${id}`,
    nombre: id,
  })),
  marques: ['Tirval', 'Vissal', 'Rothbeck', 'Ankra'].map((nom, rang) => ({
    id: rang + 1,
    nom,
    slug: nom.toLowerCase(),
    nombre: 4 - rang,
  })),
  contenus: [
    { type: 'univers', id: 1, libelle: 'Menuisier', slug: 'menuisier' },
    { type: 'service', id: 2, libelle: 'Coupe', slug: 'coupe' },
    { type: 'offre', id: 3, libelle: 'Visserie', slug: 'visserie' },
  ],
  termes: ['vis placo', 'vis inox', 'vis terrasse'],
};

const groupe = (code: string, q = 'vis', reponse = REPONSE) =>
  listGroupes('fr', q, reponse, []).find((each) => each.code === code)?.entrees ?? [];

describe('beside the articles', () => {
  test('a category keeps the words its count is told for', () => {
    expect(groupe('categories')[0]).toMatchObject({
      href: '/recherche?q=vis&noeud=1',
      nombre: 1,
    });
  });

  test('a brand keeps them too, unless it is what was typed', () => {
    expect(groupe('marques').map(({ href }) => href)).toEqual([
      '/recherche?q=vis&marque=1',
      '/marques/vissal/2',
      '/recherche?q=vis&marque=3',
    ]);
  });

  test('pages are linked by their kind, as many as there is room for', () => {
    expect(groupe('contenus').map(({ href }) => href)).toEqual(['/univers-metier-menuisier-1']);
    const seules = { ...REPONSE, noeuds: [], marques: [], termes: [] };
    expect(groupe('contenus', 'vis', seules).map(({ href }) => href)).toEqual([
      '/univers-metier-menuisier-1',
      '/services-rapido/coupe/2',
      '/offres/visserie/3',
    ]);
  });

  test('a kind without entries has no title', () => {
    const codes = listGroupes('fr', 'vis', { ...REPONSE, marques: [], termes: [] }, []).map(
      ({ code }) => code,
    );
    expect(codes).toEqual(['categories', 'contenus']);
  });

  test('every entry has a name of its own that an element can carry', () => {
    const entrees = [
      ...listPropositions('fr', ['vis placo']),
      ...listGroupes('fr', 'vis', REPONSE, ['vis inox']).flatMap((each) => each.entrees),
    ].map(({ cle }) => cle);
    expect(new Set(entrees).size).toBe(entrees.length);
    expect(entrees.filter((cle) => /\s/.test(cle))).toEqual([]);
  });
});
