import { beforeAll, describe, expect, it } from 'vitest';
import { loadCategories } from './catalogue.ts';
import { genererCatalogue, type CatalogueGenere, type ProduitGenere } from './generer.ts';
import { listLiens, type LienGenere } from './liens-produits.ts';
import type { Valeur } from './modele.ts';

let produits: Map<number, ProduitGenere>;
let liens: LienGenere[];
let articles: CatalogueGenere['articles'];
beforeAll(async () => {
  const catalogue = genererCatalogue(await loadCategories(), 'petite');
  ({ articles } = catalogue);
  produits = new Map(catalogue.produits.map((produit) => [produit.id, produit]));
  liens = [...listLiens(catalogue.produits)].filter(({ type }) => type === 'complement');
});

const complementsOf = (code: string) =>
  liens.filter(({ produitId }) => produits.get(produitId)?.modele.code === code);

function valeursOf(id: number, attribut: string): Set<Valeur> {
  const modele = produits.get(id)?.modele;
  const fixe = modele?.fixes?.[attribut];
  return new Set([...(modele?.axes[attribut] ?? []), ...(fixe === undefined ? [] : [fixe])]);
}

describe('what goes with a machine on batteries', () => {
  it('is of the same maker and of the same voltage', () => {
    const deCompacte = complementsOf('EPC').filter(
      ({ autreId }) => produits.get(autreId)?.modele.genre === 'batterie',
    );
    expect(deCompacte.length).toBeGreaterThan(0);
    for (const { produitId, autreId, accords } of deCompacte) {
      expect(accords).toEqual([['tension', 'tension']]);
      expect(produits.get(autreId)?.marqueId).toBe(produits.get(produitId)?.marqueId);
    }
  });

  it('is sold in the small range too: a 12 V drill finds its battery', () => {
    const marquesOf = (reference: RegExp) =>
      new Set(
        [...articles()]
          .filter((article) => reference.test(article.reference))
          .map(({ produit }) => produit.marqueId),
      );
    const deBatteries = marquesOf(/^EBA\d*-12-/);
    const dePerceuses = marquesOf(/^EPC\d*-12-/);
    expect(dePerceuses.size).toBeGreaterThan(0);
    expect([...dePerceuses].filter((marque) => !deBatteries.has(marque))).toEqual([]);
  });
});

describe('what goes with a screw', () => {
  it('is a bit of its drive', () => {
    const embouts = complementsOf('VBF').filter(
      ({ autreId }) => produits.get(autreId)?.modele.code === 'VEM',
    );
    expect(embouts.length).toBeGreaterThan(0);
    for (const { accords } of embouts) {
      expect(accords).toEqual([['empreinte-vis', 'empreinte-embout']]);
    }
  });
});

describe('what goes with a chainsaw', () => {
  it('is what one wears, not another machine', () => {
    const genres = complementsOf('ETT').map(({ autreId }) => produits.get(autreId)?.modele.machine);
    expect(genres.length).toBeGreaterThan(0);
    expect(genres.filter(Boolean)).toEqual([]);
  });
});

it('what has to agree can: both sides have the attribute', () => {
  for (const { produitId, autreId, accords } of liens) {
    for (const [sien, autre] of accords) {
      expect(valeursOf(produitId, sien).size, `${produitId} ${sien}`).toBeGreaterThan(0);
      expect(valeursOf(autreId, autre).size, `${autreId} ${autre}`).toBeGreaterThan(0);
    }
  }
});
