import { beforeAll, describe, expect, it } from 'vitest';
import { examinerAvis } from '@comptoir/server/avis/avis.public.ts';
import { loadCategories } from '../catalogue/catalogue.ts';
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import {
  listAvis,
  type AuteurDemo,
  type AvisGenere,
  type ProduitCommente,
} from './generer-avis.ts';
import { CONTEXTES } from './paroles.ts';
import { REGISTRES } from './registres.ts';

const auteurs: AuteurDemo[] = Array.from({ length: 30 }, (_, i) => ({
  id: i + 1,
  compteId: i + 1,
  prenom: 'Hélène',
  nom: 'Morel',
  metier: i % 2 === 0 ? 'menuisier' : 'plombier',
  langue: i === 0 ? 'en' : i === 2 ? 'es' : 'fr',
}));

function produit(n: number, part: Partial<ProduitCommente> = {}): ProduitCommente {
  return {
    id: n,
    code: `P${n}`,
    genre: 'vis-tete-fraisee',
    anciennete: 900,
    metiers: ['menuisier'],
    articles: [n * 10, n * 10 + 1],
    ...part,
  };
}

describe('the reviews of the demo', () => {
  let tous: AvisGenere[];
  beforeAll(() => {
    tous = Array.from({ length: 400 }, (_, n) => listAvis(produit(n + 1), auteurs)).flat();
  });

  it('are the same each time', () => {
    expect(listAvis(produit(7), auteurs)).toEqual(listAvis(produit(7), auteurs));
  });

  it('come from one to as many as there are people of the trade', () => {
    const nombres = Array.from({ length: 400 }, (_, n) => listAvis(produit(n + 1), auteurs).length);
    expect(Math.min(...nombres)).toBe(1);
    expect(Math.max(...nombres)).toBe(15);
  });

  it('are written once per person, by people who use such things', () => {
    for (let n = 1; n < 50; n++) {
      const ids = listAvis(produit(n), auteurs).map(({ auteur }) => auteur.id);
      expect(new Set(ids).size).toBe(ids.length);
    }
    expect(new Set(tous.map(({ auteur }) => auteur.metier))).toEqual(new Set(['menuisier']));
  });

  it('are mostly good, with some that are not', () => {
    const part = (notes: number[]) =>
      tous.filter(({ note }) => notes.includes(note)).length / tous.length;
    expect(part([4, 5])).toBeGreaterThan(0.65);
    expect(part([1, 2])).toBeGreaterThan(0.04);
    expect(part([1, 2])).toBeLessThan(0.2);
  });

  it('are in the language of their author', () => {
    expect(new Set(tous.map(({ auteur }) => auteur.langue))).toEqual(new Set(['fr', 'en', 'es']));
    for (const { auteur, texte } of tous) {
      if (auteur.langue === 'en') expect(texte).not.toMatch(/[éèàç]/);
    }
  });

  it('wait for moderation by the rule of the shop, and are read within days', () => {
    for (const { note, titre, texte, statut, jours, modere } of tous) {
      if (statut === 'en-attente') expect(jours).toBeLessThan(15);
      if (examinerAvis({ note, titre, texte }) === 'publie') expect(statut).toBe('publie');
      else expect(statut === 'en-attente').toBe(modere === null);
    }
    expect(new Set(tous.map(({ statut }) => statut)).size).toBe(3);
  });

  it('do not say the same of one product twice', () => {
    for (let n = 1; n < 100; n++) {
      const textes = listAvis(produit(n), auteurs).map(({ texte }) => texte);
      expect(new Set(textes).size).toBeGreaterThan(textes.length * 0.8);
    }
  });

  it('wait until a product has been on sale for a while', () => {
    expect(listAvis(produit(3, { anciennete: 8 }), auteurs)).toEqual([]);
    for (let n = 1; n < 50; n++) {
      for (const { jours } of listAvis(produit(n, { anciennete: 30 }), auteurs)) {
        expect(jours).toBeLessThan(26);
      }
    }
  });

  it('never complain without a reason', () => {
    for (let n = 1; n < 200; n++) {
      for (const { note } of listAvis(produit(n, { genre: 'inconnu' }), auteurs)) {
        expect(note).toBeGreaterThanOrEqual(3);
      }
    }
  });
});

describe('the words of the reviews', () => {
  it('speak of kinds of things that exist, each once', async () => {
    const genres = new Set(
      (await loadCategories()).flatMap(({ modeles }) => modeles.map(({ genre }) => genre)),
    );
    const dits = REGISTRES.flatMap((registre) => registre.genres);
    expect(dits.filter((genre) => !genres.has(genre))).toEqual([]);
    expect(new Set(dits).size).toBe(dits.length);
  });

  it('know where each trade works', () => {
    expect(Object.keys(CONTEXTES).sort()).toEqual([...enseigne.metiers].sort());
  });
});
