import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildArticle, buildGamme } from '../exemple.ts';
import {
  articleDeCase,
  enVente,
  filtreInitial,
  filtrerVersions,
  listAxes,
  matriceOf,
  quantitesPaliers,
  toggleValeur,
  versionAvec,
  versionsAutour,
} from './versions.ts';

const PETITE = buildGamme([
  { diametre: '4', longueur: '40', revetement: 'zingué', tete: 'fraisée' },
  { diametre: '4', longueur: '100', revetement: 'zingué', tete: 'fraisée' },
  { diametre: '3.5', longueur: '40', revetement: 'inox', tete: 'fraisée' },
]);

/** 4 diameters × 12 lengths. */
const GRANDE = buildGamme(
  ['3.5', '4', '4.5', '5'].flatMap((diametre) =>
    Array.from({ length: 12 }, (_, rang) => ({ diametre, longueur: String(20 + rang * 10) })),
  ),
);

test('an axis that does not vary is no axis; numbers are in order, choices in that of the table', () => {
  expect(listAxes(PETITE).map(({ attribut, valeurs }) => [attribut.code, valeurs])).toEqual([
    ['diametre', ['3.5', '4']],
    ['longueur', ['40', '100']],
    ['revetement', ['zingué', 'inox']],
  ]);
});

test('a short table is whole, a long one opens on the value of the article on the page', () => {
  const [first] = PETITE.articles;
  const [, , , , , , , , , , , , , , later] = GRANDE.articles;
  if (!first || !later) throw new Error('the examples have articles');
  expect(filtreInitial(PETITE, first)).toEqual({});
  const filtre = filtreInitial(GRANDE, later);
  expect(filtre).toEqual({ diametre: ['4'] });
  expect(filtrerVersions(GRANDE.articles, filtre)).toHaveLength(12);
});

test('values of one axis add up, axes narrow one another, and a second press takes a value away', () => {
  let filtre = toggleValeur({}, 'diametre', '4');
  filtre = toggleValeur(filtre, 'diametre', '5');
  filtre = toggleValeur(filtre, 'longueur', '20');
  expect(filtrerVersions(GRANDE.articles, filtre).map(({ attributs }) => attributs)).toEqual([
    { diametre: '4', longueur: '20' },
    { diametre: '5', longueur: '20' },
  ]);
  filtre = toggleValeur(
    toggleValeur(toggleValeur(filtre, 'diametre', '4'), 'diametre', '5'),
    'longueur',
    '20',
  );
  expect(filtrerVersions(GRANDE.articles, filtre)).toHaveLength(GRANDE.articles.length);
});

test('choosing another value keeps the others where such an article is sold', () => {
  const gamme = {
    ...GRANDE,
    articles: GRANDE.articles.map((article) =>
      article.attributs['diametre'] === '5' && article.attributs['longueur'] === '40'
        ? { ...article, retire: true }
        : article,
    ),
  };
  const valeurs = { diametre: '4', longueur: '60' };
  expect(versionAvec(gamme, valeurs, 'diametre', '5')?.attributs).toEqual({
    diametre: '5',
    longueur: '60',
  });
  const gone = versionAvec(gamme, { diametre: '4', longueur: '40' }, 'diametre', '5');
  expect(gone?.attributs['diametre']).toBe('5');
  expect(gone?.retire).toBe(false);
  expect(versionAvec(gamme, valeurs, 'diametre', '12')).toBeUndefined();
});

test('a phone shows a few rows, always with the article on the page among them', () => {
  fc.assert(
    fc.property(fc.nat(47), fc.integer({ min: 1, max: 10 }), (at, count) => {
      const article = GRANDE.articles[at] ?? buildArticle(0);
      const shown = versionsAutour(GRANDE.articles, article, count);
      expect(shown).toHaveLength(count);
      expect(shown).toContain(article);
    }),
  );
});

test('two axes make a grid, the longer one down the side; further axes are chosen above it', () => {
  const matrice = matriceOf(listAxes(GRANDE));
  expect(matrice?.lignes.attribut.code).toBe('longueur');
  expect(matrice?.colonnes.attribut.code).toBe('diametre');
  expect(matrice?.autres).toEqual([]);
  expect(matriceOf(listAxes(PETITE))?.autres.map(({ attribut }) => attribut.code)).toEqual([
    'revetement',
  ]);
  expect(matriceOf(listAxes(buildGamme([{ diametre: '4' }, { diametre: '5' }])))).toBeUndefined();
});

test('what is worn is chosen by size and colour, whatever else tells it apart', () => {
  const axe = (code: string, ...valeurs: string[]) => ({
    attribut: { code, libelle: code, type: 'choix' as const, unite: null },
    valeurs,
  });
  const taille = axe('taille-gant', '8', '9', '10');
  const enduction = axe('enduction', 'paume', 'totale');
  const couleur = axe('couleur', 'noir', 'bleu');
  expect(matriceOf([taille, enduction, couleur])).toEqual({
    lignes: taille,
    colonnes: couleur,
    autres: [enduction],
  });
});

test('a cell of the grid is an article on sale with exactly its values, or nothing', () => {
  const valeurs = { diametre: '4', longueur: '100' };
  expect(articleDeCase(PETITE.articles, valeurs)?.id).toBe(2);
  expect(articleDeCase(PETITE.articles, { ...valeurs, revetement: 'inox' })).toBeUndefined();
  const retires = PETITE.articles.map((article) => ({ ...article, retire: true }));
  expect(articleDeCase(retires, valeurs)).toBeUndefined();
  expect(enVente(retires)).toEqual([]);
});

test('columns of tiers are those most versions have, by rising quantity', () => {
  const [example] = PETITE.articles;
  if (!example?.tarif) throw new Error('the example has a price');
  const { tarif } = example;
  const withPaliers = (...quantites: number[]) => ({
    ...example,
    tarif: {
      ...tarif,
      paliers: quantites.map((quantite, rang) => ({
        quantite,
        prixNetHT: { ...tarif.prixNetHT, montant: `0.0${9 - rang}` },
      })),
    },
  });
  const articles = [withPaliers(5, 20), withPaliers(5, 20), withPaliers(4, 20), withPaliers()];
  expect(quantitesPaliers(articles, 2)).toEqual([5, 20]);
  expect(quantitesPaliers([{ ...example, tarif: null }], 2)).toEqual([]);
  const [meme] = [{ quantite: 5, prixNetHT: tarif.prixNetHT }];
  // A negotiated price beats the tier: there is nothing to gain by five.
  expect(quantitesPaliers([{ ...example, tarif: { ...tarif, paliers: [meme] } }], 2)).toEqual([]);
});
