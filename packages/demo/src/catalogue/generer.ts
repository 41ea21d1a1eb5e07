/**
 * The demo catalogue as data, from the written categories: pure, the same each time, and read as a
 * stream, since the large size does not fit in memory.
 */
import { eanCheckDigit } from '@comptoir/contract/ean.ts';
import type { TailleDemo } from '@comptoir/server/config.ts';
import { fraction, melanger, tirage } from '../tirage.ts';
import { assortir, retraitOf } from './assortiment.ts';
import { numeroterArbre, type NoeudGenere } from './arbre.ts';
import { decrire } from './descriptions.ts';
import { listFabrications, type Fabrication } from './fabrications.ts';
import { listGamme, type Declinaison } from './gamme.ts';
import { MARQUES, type MarqueDemo } from './marques.ts';
import type { CategorieDemo, ModeleArticle, Texte } from './modele.ts';
import { prixFabrication } from './prix.ts';
import { listerValeurs, type Dictionnaire } from './valeurs.ts';
import { attributsOf } from './validation/valider.ts';

export interface ProduitGenere {
  id: number;
  /** `VBF`, and `VBFVS`, `VBFCE`… for its other makers. */
  code: string;
  /** What is drawn by chance is drawn from this name. */
  graine: string;
  modele: ModeleArticle;
  /** Code of its category. */
  categorie: string;
  noeudId: number;
  marqueId: number;
  fabrication: Fabrication;
  /** Place among the makers of the model. */
  index: number;
  nom: Texte;
  description: Texte;
  /** The most usual first; its articles have successive identifiers. */
  gamme: readonly Declinaison[];
  nombre: number;
  premierArticleId: number;
  /** The product of the model's first maker; undefined for that one. */
  premier: ProduitGenere | undefined;
  /** One article in so many is no longer sold; 0 for none. */
  retrait: number;
  /** Sold in every size: what sells then follows the sizes more than chance. */
  complet: boolean;
}

export interface ArticleGenere {
  id: number;
  produit: ProduitGenere;
  declinaison: Declinaison;
  reference: string;
  ean: string;
  referenceFournisseur: string;
  libelle: Texte;
  /** Cents. */
  prix: number;
  popularite: number;
  retire: boolean;
  successeurId: number | null;
  /** Days on sale by now. */
  anciennete: number;
  delaiFournisseur: number;
}

export interface CatalogueGenere {
  noeuds: NoeudGenere[];
  dictionnaire: Dictionnaire;
  marques: { id: number; demo: MarqueDemo }[];
  produits: ProduitGenere[];
  /** Starts again at each call. */
  articles(): Generator<ArticleGenere>;
}

export function genererCatalogue(
  categories: readonly CategorieDemo[],
  taille: TailleDemo,
): CatalogueGenere {
  const noeuds = numeroterArbre(categories.map(({ arbre }) => arbre));
  const dictionnaire = listerValeurs(categories);
  const marques = MARQUES.map((demo, i) => ({ id: i + 1, demo }));
  const produits = planifier(categories, taille, {
    dictionnaire,
    noeudIds: new Map(noeuds.map(({ id, demo }) => [demo.code, id])),
    marqueIds: new Map(marques.map(({ id, demo }) => [demo.code, id])),
  });
  return { noeuds, dictionnaire, marques, produits, articles: () => listArticles(produits) };
}

interface Identifiants {
  dictionnaire: Dictionnaire;
  noeudIds: ReadonlyMap<string, number>;
  marqueIds: ReadonlyMap<string, number>;
}

function planifier(
  categories: readonly CategorieDemo[],
  taille: TailleDemo,
  { dictionnaire, noeudIds, marqueIds }: Identifiants,
): ProduitGenere[] {
  const modeles = categories.flatMap((categorie) => {
    const attributs = attributsOf(categorie);
    const voisines = new Set(categorie.modeles.flatMap((modele) => modele.marques));
    return categorie.modeles.map((modele) => ({
      modele,
      voisines,
      categorie: categorie.arbre.code,
      gamme: listGamme(modele, attributs, dictionnaire),
    }));
  });
  const parts = assortir(modeles, taille);
  const produits: ProduitGenere[] = [];
  let articleId = 1;
  modeles.forEach(({ modele, voisines, categorie, gamme }, m) => {
    let premier: ProduitGenere | undefined;
    const fabrications = listFabrications(modele, MARQUES, voisines);
    for (const [index, nombre] of (parts[m] ?? []).entries()) {
      const fabrication = fabrications[index];
      if (!fabrication) break;
      const produit: ProduitGenere = {
        id: produits.length + 1,
        code: index === 0 ? modele.code : modele.code + fabrication.sigle,
        graine: index === 0 ? modele.code : `${modele.code}${index + 1}`,
        modele,
        categorie,
        noeudId: noeudIds.get(modele.noeud) ?? 0,
        marqueId: marqueIds.get(fabrication.marque.code) ?? 0,
        fabrication,
        index,
        nom: nommer(modele.nom, fabrication.serie),
        description: decrire(modele, { marque: fabrication.marque.code, index, categorie }),
        gamme,
        nombre,
        premierArticleId: articleId,
        premier,
        retrait: retraitOf(taille, index),
        complet: taille === 'usuelle',
      };
      premier ??= produit;
      produits.push(produit);
      articleId += nombre;
    }
  });
  return produits;
}

function nommer(nom: Texte, serie: string): Texte {
  if (!serie) return nom;
  return { fr: `${nom.fr} ${serie}`, en: `${nom.en} ${serie}`, es: `${nom.es} ${serie}` };
}

function* listArticles(produits: readonly ProduitGenere[]): Generator<ArticleGenere> {
  for (const produit of produits) {
    const tirageProduit = tirage(produit.graine);
    for (let place = 0; place < produit.nombre; place++) {
      const declinaison = produit.gamme[place];
      if (declinaison) yield articleOf(produit, declinaison, place, tirageProduit);
    }
  }
}

/** Never the most usual of a product. */
function estRetire({ graine, retrait }: ProduitGenere, suffixe: string, place: number): boolean {
  return retrait > 0 && place > 0 && tirage(`${graine}-${suffixe}`) % retrait === 0;
}

function articleOf(
  produit: ProduitGenere,
  declinaison: Declinaison,
  place: number,
  tirageProduit: number,
): ArticleGenere {
  const { modele, nom, fabrication } = produit;
  const { suite } = declinaison;
  const reference = `${produit.code}-${declinaison.suffixe}`;
  const hash = tirage(`${produit.graine}-${declinaison.suffixe}`);
  const retire = estRetire(produit, declinaison.suffixe, place);
  return {
    id: produit.premierArticleId + place,
    produit,
    declinaison,
    reference,
    ean: eanOf(produit, declinaison),
    referenceFournisseur: referenceFournisseur(fabrication.marque, hash),
    libelle: {
      fr: suite.fr ? `${nom.fr} ${suite.fr}` : nom.fr,
      en: suite.en ? `${nom.en} ${suite.en}` : nom.en,
      es: suite.es ? `${nom.es} ${suite.es}` : nom.es,
    },
    prix: prixFabrication(declinaison.prix, fabrication.prix),
    popularite: retire ? 0 : popularite(produit, declinaison, hash),
    retire,
    successeurId: retire ? successeur(produit, declinaison, place) : null,
    // One product in twelve came within the last two months.
    anciennete: tirageProduit % 12 === 0 ? tirageProduit % 61 : 61 + (tirageProduit % 2400),
    delaiFournisseur: 3 + (melanger(tirageProduit) % 12) + (modele.surMesure ? 10 : 0),
  };
}

/**
 * Thirteen digits: 2 (kept by GS1 for internal use, so no real article is hit), the model's letters
 * as a number, the place among its articles of every maker, the check digit. Unique because model
 * codes are.
 */
function eanOf({ modele, index, gamme }: ProduitGenere, declinaison: Declinaison): string {
  let lettres = 0;
  for (let i = 0; i < modele.code.length; i++) {
    lettres = lettres * 27 + modele.code.charCodeAt(i) - 64;
  }
  const numero = index * gamme.length + declinaison.index;
  if (numero > 99_999) throw new RangeError(`${modele.code} has too many articles for its numbers`);
  const digits = `2${String(lettres).padStart(6, '0')}${String(numero).padStart(5, '0')}`;
  return digits + eanCheckDigit(digits);
}

/** The maker's own code: letters of its name, then digits. */
function referenceFournisseur({ code }: MarqueDemo, hash: number): string {
  return `${code.slice(0, 3).toUpperCase()} ${String(melanger(hash) % 10_000_000).padStart(7, '0')}`;
}

/** Few sell much, most sell little; usual sizes and first makers more. */
function popularite({ index, complet }: ProduitGenere, declinaison: Declinaison, hash: number) {
  const chance = complet
    ? Math.min(6, fraction(hash) ** -0.25)
    : Math.min(50, fraction(hash) ** -0.6);
  const ecart = complet ? declinaison.usage : declinaison.ecart;
  return Math.round((4000 * chance) / ((1 + ecart) * (1 + index)));
}

/** The same of the model's first maker, when that one is sold. */
function successeur(
  { premier }: ProduitGenere,
  { suffixe }: Declinaison,
  place: number,
): number | null {
  if (!premier || place >= premier.nombre) return null;
  return estRetire(premier, suffixe, place) ? null : premier.premierArticleId + place;
}
