import { createHash } from 'node:crypto';
import { isEan } from '@comptoir/contract/ean.ts';
import { LOCALES } from '@comptoir/contract/words/locales.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TailleDemo } from '@comptoir/server/config.ts';
import { loadCategories } from './catalogue.ts';
import { genererCatalogue, type CatalogueGenere } from './generer.ts';
import type { CategorieDemo } from './modele.ts';
import { NOMBRE_ARTICLES } from './quotas.ts';
import { validerCatalogue } from './validation/valider-catalogue.ts';

// The catalogue is complete from here on; sizes are what they say only then.
const CATEGORIES_ATTENDUES = 13;

describe('the generated catalogue', () => {
  let categories: CategorieDemo[];
  const parTaille = new Map<TailleDemo, CatalogueGenere>();
  beforeAll(async () => {
    categories = await loadCategories();
  });

  function generer(taille: TailleDemo): CatalogueGenere {
    const known = parTaille.get(taille) ?? genererCatalogue(categories, taille);
    parTaille.set(taille, known);
    return known;
  }

  it('is written without a fault', () => {
    expect(validerCatalogue(categories)).toEqual([]);
  });

  it('tells the colours of clothes by one attribute, be they one or two', () => {
    const vetements = categories.find(({ arbre }) => arbre.code === 'vetements-travail');
    const codes = new Set(
      vetements?.modeles.flatMap(({ axes }) =>
        Object.entries(axes).flatMap(([code, valeurs]) =>
          valeurs.some((valeur) => /^(?:noir|gris-noir)$/.test(String(valeur))) ? code : [],
        ),
      ),
    );
    expect([...codes]).toEqual(['couleur']);
  });

  it('is the same each time', () => {
    const empreinte = () => {
      const hash = createHash('sha256');
      for (const { produit, declinaison, ...article } of genererCatalogue(
        categories,
        'petite',
      ).articles()) {
        hash.update(JSON.stringify([produit.code, declinaison.valeurIds, article]));
      }
      return hash.digest('hex');
    };
    expect(empreinte()).toBe(empreinte());
  });

  it.each(['petite', 'usuelle', 'moyenne'] as const)(
    'has one reference and one valid internal EAN for each article in size %s',
    (taille) => {
      const references = new Set<string>();
      const eans = new Set<string>();
      let nombre = 0;
      const faulty: string[] = [];
      for (const { id, reference, ean } of generer(taille).articles()) {
        nombre++;
        references.add(reference);
        eans.add(ean);
        if (id !== nombre || !isEan(ean) || !ean.startsWith('2') || ean.length !== 13) {
          faulty.push(reference);
        }
      }
      expect(faulty).toEqual([]);
      expect(references.size).toBe(nombre);
      expect(eans.size).toBe(nombre);
    },
  );

  it.for(['petite', 'usuelle', 'moyenne', 'grande'] as const)(
    'is about as large as %s says',
    (taille, ctx) => {
      ctx.skip(categories.length < CATEGORIES_ATTENDUES, 'categories are still being written');
      const nombre = generer(taille).produits.reduce((sum, produit) => sum + produit.nombre, 0);
      expect(nombre / NOMBRE_ARTICLES[taille]).toBeGreaterThan(0.9);
      expect(nombre / NOMBRE_ARTICLES[taille]).toBeLessThan(1.1);
    },
  );

  it.each(['petite', 'usuelle'] as const)('keeps the numbers of %s in a larger size', (taille) => {
    const moyenne = new Map(
      generer('moyenne')
        .articles()
        .map(({ reference, ean }) => [reference, ean]),
    );
    const changed = generer(taille)
      .articles()
      .filter(({ reference, ean }) => moyenne.get(reference) !== ean)
      .map(({ reference }) => reference)
      .toArray();
    expect(changed).toEqual([]);
  });

  it('sells every model in every size', () => {
    const modeles = new Set(generer('petite').produits.map(({ modele }) => modele.code));
    expect(modeles.size).toBe(categories.flatMap((categorie) => categorie.modeles).length);
  });

  it('replaces a withdrawn article by the same size of another maker, where one sells it', () => {
    const articles = new Map(
      generer('moyenne')
        .articles()
        .map((article) => [article.id, article]),
    );
    const retires = [...articles.values()].filter(({ retire }) => retire);
    const remplaces = retires.filter(({ successeurId }) => successeurId !== null);
    expect(remplaces.length).toBeGreaterThan(100);
    expect(retires.length).toBeGreaterThan(remplaces.length);
    for (const { successeurId, declinaison, produit } of remplaces) {
      const successeur = articles.get(successeurId ?? 0);
      expect(successeur?.retire).toBe(false);
      expect(successeur?.declinaison).toBe(declinaison);
      expect(successeur?.produit.id).not.toBe(produit.id);
    }
  });

  it('takes the usual values first, as whole tables', () => {
    for (const { gamme, nombre } of generer('petite').produits) {
      const taken = gamme.slice(0, nombre).map(({ ecart }) => ecart);
      expect(taken).toEqual(taken.toSorted((a, b) => a - b));
      expect(taken[0]).toBe(Math.min(...gamme.map(({ ecart }) => ecart)));
    }
  });

  it('describes no two products of a first start alike, in any language', () => {
    const { produits } = generer('usuelle');
    for (const locale of LOCALES) {
      const vues = Map.groupBy(produits, ({ description }) => description[locale]);
      const memes = [...vues.values()].filter((alike) => alike.length > 1);
      expect(memes.map((alike) => alike.map(({ code }) => code))).toEqual([]);
    }
  });

  it('names another maker in the references of what it makes', () => {
    for (const { code, index, modele, fabrication } of generer('usuelle').produits) {
      expect(code).toBe(index === 0 ? modele.code : modele.code + fabrication.marque.sigle);
    }
  });

  it('sells more of the middle of a run than of its ends', () => {
    const vis = generer('usuelle')
      .articles()
      .filter(({ produit }) => produit.code === 'VBF')
      .toArray();
    const ventes = (...tailles: string[]) =>
      vis
        .filter(({ reference }) => tailles.some((taille) => reference.startsWith(`VBF-${taille}`)))
        .reduce((sum, { popularite }) => sum + popularite, 0);
    expect(ventes('04040', '05060')).toBeGreaterThan(1.5 * ventes('04016', '05030'));
    expect(ventes('04040', '05060')).toBeGreaterThan(1.5 * ventes('04070', '05120'));
  });
});
