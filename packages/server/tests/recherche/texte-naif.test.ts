import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '@comptoir/contract/words/locales.ts';
import type { RechercheQuery } from '@comptoir/contract/recherche/recherche.contract.ts';
import {
  ajouterLot,
  createConstruction,
  finirConstruction,
  type CatalogueIndexe,
} from '../../src/recherche/index/catalogue-indexe.ts';
import type { Listing } from '../../src/recherche/index/demande-listing.ts';
import {
  AVANCE_MAGASIN,
  avanceHabitude,
  avancePopularite,
  NOM_TROUVE,
  noteOf,
} from '../../src/recherche/texte/pertinence.ts';
import type { Document } from './naive-documents.ts';
import {
  createNaive,
  rechercheNaive,
  tient,
  type Naive,
  type RechercheNaive,
} from './naive-recherche.ts';
import { petitCatalogue, question, type PetitCatalogue } from './petit-catalogue.ts';

const TODAY = '2026-03-01';
const MAGASIN = 1;

function build(catalogue: PetitCatalogue): CatalogueIndexe {
  const construction = createConstruction(catalogue.referentiel, catalogue.lignes.length);
  ajouterLot(construction, catalogue);
  return finirConstruction(construction, catalogue.synonymes);
}

/** Articles that satisfy a filter on brand and one on colour, and what their facets count. */
function naiveListing(
  { lignes }: PetitCatalogue,
  { trouvees, mots }: RechercheNaive,
  { langue, habitudes, query }: Demande,
) {
  const populaires = lignes.toSorted((a, b) => b.popularite - a.popularite || gamme(a, b));
  const note = ({ document, valeur }: RechercheNaive['trouvees'][number]) => {
    const { ligne } = document;
    let avance = avancePopularite(populaires.indexOf(ligne), populaires.length);
    if (ligne.lieux) avance += AVANCE_MAGASIN;
    if (habitudes.includes(ligne.id)) avance += avanceHabitude(habitudes.indexOf(ligne.id));
    const somme = valeur.poids + valeur.nom * NOM_TROUVE;
    return noteOf(somme, mots, document.longueurNom[langue], avance);
  };
  const isMarque = ({ ligne }: Document) =>
    query.marque === undefined || String(ligne.marqueId) === query.marque;
  const isCouleur = ({ ligne }: Document) =>
    query['f.couleur'] === undefined || couleurOf(ligne.valeurs) === query['f.couleur'];
  const retenues = trouvees.filter(({ document }) => isMarque(document) && isCouleur(document));
  const ordre = retenues.toSorted(
    (a, b) =>
      note(b) - note(a) ||
      populaires.indexOf(a.document.ligne) - populaires.indexOf(b.document.ligne),
  );
  const documents = trouvees.map(({ document }) => document);
  return {
    ids: ordre.map(({ document }) => document.ligne.id),
    total: retenues.length,
    totalSansFiltre: trouvees.length,
    marques: count(documents.filter(isCouleur), ({ ligne }) => String(ligne.marqueId)),
    couleurs: count(documents.filter(isMarque), ({ ligne }) => couleurOf(ligne.valeurs)),
  };
}

type Ligne = PetitCatalogue['lignes'][number];
const gamme = (a: Ligne, b: Ligne) =>
  a.gauche - b.gauche || a.produitId - b.produitId || a.rang - b.rang || a.id - b.id;

function couleurOf(valeurs: string): string | undefined {
  return valeurs.includes('31') ? 'c0' : valeurs.includes('32') ? 'c1' : undefined;
}

function count(documents: readonly Document[], key: (document: Document) => string | undefined) {
  const counts: Record<string, number> = {};
  for (const document of documents) {
    const value = key(document);
    if (value !== undefined) counts[value] = (counts[value] ?? 0) + 1;
  }
  return counts;
}

/** Facets with a single value are not shown unless they are filtered on. */
function facetteOf({ facettes }: Listing, code: string, expected: Record<string, number>) {
  const facette = facettes.find((une) => une.code === code);
  return facette
    ? Object.fromEntries(facette.valeurs.map(({ valeur, nombre }) => [valeur, nombre]))
    : Object.keys(expected).length > 1
      ? undefined
      : expected;
}

/** Nor is an attribute that fewer than half of the articles found have. */
function couleursOf(listing: Listing, expected: Record<string, number>, isFiltered: boolean) {
  const nombres = Object.values(expected);
  const isAsked = isFiltered || nombres.reduce((sum, n) => sum + n, 0) >= listing.total / 2;
  const isShown = listing.facettes.some(({ code }) => code === 'couleur');
  if (!isAsked) return isShown ? undefined : expected;
  return facetteOf(listing, 'couleur', expected);
}

interface Demande {
  query: RechercheQuery;
  langue: 'fr' | 'en' | 'es';
  habitudes: number[];
}

const demande: fc.Arbitrary<Demande> = fc.record({
  query: fc.record(
    {
      q: question,
      exact: fc.boolean(),
      marque: fc.constantFrom('1', '2'),
      'f.couleur': fc.constantFrom('c0', 'c1'),
    },
    { requiredKeys: ['q'] },
  ),
  langue: fc.constantFrom(...LOCALES),
  habitudes: fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { maxLength: 3 }),
});

function compare(
  index: CatalogueIndexe,
  catalogue: PetitCatalogue,
  naive: Omit<Naive, 'langue'>,
  asked: Demande,
): void {
  const { query, langue, habitudes } = asked;
  const listing = index.lister(
    { query: { ...query, parPage: 96 }, langue, devise: 'EUR', magasinId: MAGASIN, habitudes },
    TODAY,
  );
  const recherche = rechercheNaive({ ...naive, langue }, query.q ?? '');
  if (!recherche) return compareReste(listing, { ...naive, langue }, query.q ?? '');
  const expected = naiveListing(catalogue, recherche, asked);
  expect({
    ids: listing.ids,
    total: listing.total,
    totalSansFiltre: listing.totalSansFiltre,
    marques: facetteOf(listing, 'marque', expected.marques),
    couleurs: couleursOf(listing, expected.couleurs, query['f.couleur'] !== undefined),
    correction: listing.lecture?.correction,
    sansMots: listing.lecture?.sansMots,
  }).toEqual({ ...expected, correction: null, sansMots: [] });
}

/**
 * What is left without a word: where it stands alone, rather than « 01 » at the end of a longer
 * figure, and in each of those places, since « vis bois vis » may have lost either. What announces a
 * size goes with it.
 */
function sansMot(texte: string, mot: string): string[] {
  const exact = mot.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  const seul = new RegExp(String.raw`(?<![\p{L}\d])(?:longueur )?${exact}(?![\p{L}\d])`, 'gu');
  const places = texte.matchAll(seul).map(({ index, 0: dit }) => {
    return `${texte.slice(0, index)} ${texte.slice(index + dit.length)}`;
  });
  const restes = places.toArray();
  return restes.length > 0 ? restes : [texte.replace(mot, ' ')];
}

/** Where words were left out, what is found holds all the others. */
function compareReste(listing: Listing, naive: Naive, q: string): void {
  const { correction = null, sansMots = [] } = listing.lecture ?? {};
  if (correction !== null) return;
  let restes = [q];
  for (const mot of sansMots) restes = restes.flatMap((reste) => sansMot(reste, mot));
  const isHeld = (reste: string) => listing.ids.every((id) => tient(naive, reste, id));
  expect(restes.some(isHeld), `${q}, without ${sansMots.join(', ')}`).toBe(true);
}

describe('words over a random catalogue', () => {
  it('do not lend their figures to an EAN that lacks its last one', () => {
    expect.hasAssertions();
    for (const catalogue of fc.sample(petitCatalogue, { seed: 530515691, numRuns: 12 })) {
      const index = build(catalogue);
      const naive = createNaive(catalogue);
      for (const { ean } of catalogue.lignes) {
        const q = `${ean.slice(0, -1)} ${ean.at(-1)}x40`;
        compare(index, catalogue, naive, { query: { q }, langue: 'fr', habitudes: [] });
      }
    }
  });

  it('find the articles, order and counts that looking at every article gives', () => {
    fc.assert(
      fc.property(
        petitCatalogue,
        fc.array(demande, { minLength: 1, maxLength: 8 }),
        (catalogue, asked) => {
          const index = build(catalogue);
          const naive = createNaive(catalogue);
          for (const une of asked) compare(index, catalogue, naive, une);
        },
      ),
      { numRuns: 150 },
    );
  }, 120_000);

  it('find the same after changes as in an index built after them', () => {
    fc.assert(
      fc.property(
        petitCatalogue,
        petitCatalogue,
        fc.array(demande, { maxLength: 6 }),
        (before, after, asked) => {
          const index = build({ ...before, synonymes: after.synonymes });
          const ids = [...before.lignes, ...after.lignes].map(({ id }) => id);
          index.remplacer([...new Set(ids)], after);
          const fresh = build(after);
          // Spelling is proposed from all that was ever there until the next build.
          for (const une of asked) {
            compareSets(index, fresh, { ...une, query: { ...une.query, exact: true } });
          }
        },
      ),
      { numRuns: 200 },
    );
  }, 120_000);
});

function compareSets(followed: CatalogueIndexe, fresh: CatalogueIndexe, asked: Demande): void {
  const ask = (index: CatalogueIndexe) => {
    const { query, langue, habitudes } = asked;
    const listing = index.lister(
      { query: { ...query, parPage: 96 }, langue, devise: 'EUR', magasinId: MAGASIN, habitudes },
      TODAY,
    );
    return { ...listing, lecture: { ...listing.lecture, propositions: [] } };
  };
  expect(ask(followed)).toEqual(ask(fresh));
}
