/** Small random catalogues in memory, whose words, sizes, codes and synonyms meet often. */
import fc from 'fast-check';
import type { SynonymeRow } from '../../src/recherche/index/lecture-synonymes.sql.ts';
import type { LigneRow } from '../../src/recherche/index/lignes.sql.ts';
import { createReferentiel, type Referentiel } from '../../src/recherche/index/referentiel.ts';
import type { Mots, ReferentielRows } from '../../src/recherche/index/referentiel.sql.ts';
import type { TexteProduitRow } from '../../src/recherche/index/textes-produits.sql.ts';

export interface PetitCatalogue {
  referentiel: Referentiel;
  lignes: LigneRow[];
  produits: TexteProduitRow[];
  synonymes: SynonymeRow[];
}

export const VOCABULAIRE = {
  fr: ['vis', 'marteau', 'marteaux', 'manche', 'bois', 'perceuse', 'perceuses', 'équerre', 'porte'],
  en: ['screw', 'screws', 'hammer', 'handle', 'wood', 'drill', 'bracket', 'door', 'porte'],
  es: ['tornillo', 'martillo', 'mango', 'madera', 'taladro', 'escuadra', 'puerta', 'tornillos'],
} as const;
export const COULEURS: readonly Mots[] = [
  { fr: 'rouge', en: 'red', es: 'rojo' },
  { fr: 'zingué', en: 'zinc plated', es: 'cincado' },
];
export const SERIES = [null, 'Pro', 'Nova'];
export const MARQUES = ['Krafto', 'Tirval', 'Bois et Fer'];
export const DIAMETRES = ['4', '4.5', '8'];
export const LONGUEURS = ['40', '50', '8'];
const FILETS: readonly Mots[] = ['M8', 'M10'].map((m) => ({ fr: m, en: m, es: m }));

const NOEUDS: ReferentielRows['noeuds'] = [
  noeud(1, 1, 1, 3, { fr: 'Fixation', en: 'Fasteners', es: 'Fijación' }),
  noeud(2, 2, 2, 2, { fr: 'Vis à bois', en: 'Wood screws', es: 'Tornillos para madera' }),
  noeud(3, 2, 3, 3, { fr: 'Marteaux', en: 'Hammers', es: 'Martillos' }),
  noeud(4, 1, 4, 4, { fr: 'Portes', en: 'Doors', es: 'Puertas' }),
];

function noeud(id: number, niveau: number, gauche: number, droite: number, libelle: Mots) {
  return { id, niveau, gauche, droite, libelle };
}

function createRows(): ReferentielRows {
  const nombre = (id: number, code: string, libelle: Mots) => ({
    id,
    code,
    type: 'nombre' as const,
    unite: 'mm',
    libelle,
  });
  const choix = (id: number, code: string, libelle: Mots) => ({
    id,
    code,
    type: 'choix' as const,
    unite: null,
    libelle,
  });
  return {
    noeuds: NOEUDS,
    marques: MARQUES.map((nom, i) => ({ id: i + 1, nom })),
    attributs: [
      nombre(1, 'diametre', { fr: 'Diamètre', en: 'Diameter', es: 'Diámetro' }),
      nombre(2, 'longueur', { fr: 'Longueur', en: 'Length', es: 'Longitud' }),
      choix(3, 'couleur', { fr: 'Couleur', en: 'Colour', es: 'Color' }),
      choix(4, 'filetage', { fr: 'Filetage', en: 'Thread', es: 'Rosca' }),
    ],
    valeurs: [
      ...DIAMETRES.map((valeur, i) => ({ id: 11 + i, attributId: 1, valeur, libelle: null })),
      ...LONGUEURS.map((valeur, i) => ({ id: 21 + i, attributId: 2, valeur, libelle: null })),
      ...COULEURS.map((mots, i) => ({ id: 31 + i, attributId: 3, valeur: `c${i}`, libelle: mots })),
      ...FILETS.map((mots, i) => ({ id: 41 + i, attributId: 4, valeur: `f${i}`, libelle: mots })),
    ],
    promotions: [],
    cibles: [],
    offres: [],
    univers: [],
    magasins: [{ id: 1, depotId: 9 }],
    depots: [{ id: 9 }],
    taux: [],
  };
}

const mot = (langue: keyof typeof VOCABULAIRE) => fc.constantFrom(...VOCABULAIRE[langue]);
const phrase = (langue: keyof typeof VOCABULAIRE, most: number) =>
  fc.array(mot(langue), { minLength: 1, maxLength: most }).map((mots) => mots.join(' '));
const phrases = (most: number) =>
  fc.record({ fr: phrase('fr', most), en: phrase('en', most), es: phrase('es', most) });

const produit = fc.record({
  nom: phrases(3),
  serie: fc.constantFrom(...SERIES),
  description: phrases(4),
  marqueId: fc.integer({ min: 1, max: MARQUES.length }),
  gauche: fc.constantFrom(2, 3, 4),
  articles: fc.array(
    fc.record({
      suite: phrases(2),
      taille: fc.constantFrom('', ' 4 × 40', ' M8 × 50', ' Ø 8 mm', ' 4,5 x 50 mm', ' T20'),
      diametre: fc.constantFrom(null, 11, 12, 13),
      longueur: fc.constantFrom(null, 21, 22, 23),
      couleur: fc.constantFrom(null, 31, 32),
      filet: fc.constantFrom(null, 41, 42),
      code: fc.stringMatching(/^[A-C]{2}-?[0-2]{3}$/),
      fournisseur: fc.option(fc.stringMatching(/^[XY]{2} ?[0-2]{2}$/)),
      popularite: fc.integer({ min: 0, max: 3 }),
      enMagasin: fc.boolean(),
    }),
    { minLength: 1, maxLength: 4 },
  ),
});

const synonyme = fc.record({
  langue: fc.constantFrom('fr' as const, 'en' as const, 'es' as const),
  terme: fc.constantFrom('placo', 'visseuse', 'vis bois', 'masse', 'porte bois'),
  equivalents: fc.array(fc.constantFrom('vis', 'marteau bois', 'hammer', 'perceuse', 'madera'), {
    minLength: 1,
    maxLength: 2,
  }),
  sens: fc.constantFrom('deux' as const, 'un' as const),
});

export const petitCatalogue: fc.Arbitrary<PetitCatalogue> = fc
  .record({
    produits: fc.array(produit, { minLength: 1, maxLength: 6 }),
    synonymes: fc.uniqueArray(synonyme, {
      maxLength: 3,
      selector: ({ langue, terme }) => `${langue} ${terme}`,
    }),
  })
  .map(({ produits, synonymes }) => {
    const lignes: LigneRow[] = [];
    produits.forEach(({ nom, serie, marqueId, gauche, articles }, p) => {
      const dit = (langue: keyof Mots) => (serie ? `${nom[langue]} ${serie}` : nom[langue]);
      articles.forEach((article, rang) => {
        const id = lignes.length + 1;
        const { diametre, longueur, couleur, filet } = article;
        lignes.push({
          id,
          produitId: p + 1,
          marqueId,
          gauche,
          rang,
          popularite: article.popularite,
          prix: 10_000 * id,
          jour: 1,
          note: null,
          // Unique, as the database asks for.
          reference: `${article.code}-${id}`,
          ean: `20000000${String(id).padStart(5, '0')}`,
          fournisseur: article.fournisseur,
          valeurs: [filet, diametre, longueur, couleur].filter((v) => v !== null).join(),
          lieux: article.enMagasin ? '1,9' : null,
          libelleFr: `${dit('fr')} ${article.suite.fr}${article.taille}`,
          libelleEn: `${dit('en')} ${article.suite.en}${article.taille}`,
          libelleEs: `${dit('es')} ${article.suite.es}${article.taille}`,
        });
      });
    });
    return {
      referentiel: createReferentiel(createRows()),
      lignes,
      produits: produits.map(({ nom, serie, description }, p) => ({
        id: p + 1,
        serie,
        nom: serie
          ? { fr: `${nom.fr} ${serie}`, en: `${nom.en} ${serie}`, es: `${nom.es} ${serie}` }
          : nom,
        description,
      })),
      synonymes,
    };
  });

const piece = fc.oneof(
  { weight: 6, arbitrary: fc.oneof(mot('fr'), mot('en'), mot('es')) },
  {
    weight: 2,
    arbitrary: fc.constantFrom('4x40', '4 x 40', 'M8×50', 'ø8', '8 mm', '40', 't20', '4,5x50'),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom('krafto', 'pro', 'rouge', 'zinc', 'longueur', 'fixation'),
  },
  { weight: 2, arbitrary: fc.constantFrom('placo', 'visseuse', 'vis bois', 'masse', 'porte bois') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('AB-01', 'ab012', 'XY 12', 'C-12', '200000000001', 'AAO12'),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'martau',
      'perseuse',
      'equere',
      'marteaumanche',
      'zzz',
      'screew',
      'per',
    ),
  },
);
/** What someone may type over such a catalogue. */
export const question: fc.Arbitrary<string> = fc
  .array(piece, { minLength: 1, maxLength: 4 })
  .map((pieces) => pieces.join(' '));
