/**
 * How the demo catalogue is written: a tree per category, and models from which products and their
 * articles are made. A model is one kind of thing with its real ranges of sizes and finishes.
 */
import type { Locale } from '@comptoir/contract/words/locales.ts';

export type Texte = Record<Locale, string>;

/** French, English, Spanish. */
export function texte(fr: string, en: string, es: string): Texte {
  return { fr, en, es };
}

/** A node of the tree: its children, or none where articles hang. */
export interface NoeudDemo {
  /** Unique in the whole tree; kebab-case French. */
  code: string;
  libelle: Texte;
  /** One sentence under the title of the listing; required on categories and families. */
  intro?: Texte;
  enfants?: readonly NoeudDemo[];
}

/** A value of an attribute: a number in the attribute's unit, or the code of a listed value. */
export type Valeur = number | string;
export type Valeurs = Readonly<Record<string, Valeur>>;

export type AttributDemo =
  | { code: string; libelle: Texte; type: 'nombre'; unite: string; decimales?: number }
  | {
      code: string;
      libelle: Texte;
      type: 'choix';
      /** In the order they are listed. */
      valeurs: Readonly<Record<string, Texte>>;
    };

/** Units of sale; their words are in `unites.ts`. */
export type Unite =
  | 'piece'
  | 'boite'
  | 'sachet'
  | 'paire'
  | 'metre'
  | 'rouleau'
  | 'cartouche'
  | 'seau'
  | 'lot'
  | 'kg'
  | 'litre'
  | 'plaque'
  | 'barre';

export interface Conditionnement {
  unite: Unite;
  /** Pieces (or metres, kilos…) in one unit of sale. */
  contenu: number;
  /** Sold by multiples of; 1 by default. */
  multiple?: number;
}

export interface ModeleArticle {
  /** 2 to 4 capitals, unique over all categories: references start with it. */
  code: string;
  /** Code of a leaf of the category. */
  noeud: string;
  /** What a picture is drawn from: `vis`, `charniere`, `perceuse-visseuse`… kebab-case. */
  genre: string;
  /** Name of the product. */
  nom: Texte;
  /**
   * What follows the name in an article's label; `{code}` stands for the value of an attribute,
   * written in the language with its unit where it has one: `{diametre} × {longueur}, {revetement}`.
   */
  declinaison: Texte;
  /** Two to four sentences for a professional: what it is for, what it is made of, what to watch. */
  description: Texte;
  /** Attributes that vary from article to article, with their values, most usual first. */
  axes: Readonly<Record<string, readonly Valeur[]>>;
  /** Attributes shared by all. */
  fixes?: Valeurs;
  /** Which combinations exist; all of them by default. */
  existe?: (v: Valeurs) => boolean;
  /** Codes of the brands that make it, the best known first. */
  marques: readonly string[];
  conditionnement: (v: Valeurs) => Conditionnement;
  /** Public price of one unit of sale without tax, in whole cents. */
  prix: (v: Valeurs) => number;
  /** Weight of one unit of sale, grams. */
  poids: (v: Valeurs) => number;
  /** Longest side of one unit of sale as it travels, millimetres. */
  longueurColis?: (v: Valeurs) => number;
  /** End of the reference, after the brand-free code: sizes and finish, capitals, digits, hyphens. */
  suffixe: (v: Valeurs) => string;
  /** Cut to length or to size on demand, with a kerf in millimetres; sheets whose grain shows say so. */
  secable?: { trait: number; fil?: (v: Valeurs) => boolean };
  surMesure?: boolean;
  /** Goes into the tool fleet. */
  machine?: { garantieMois: number };
  dangereux?: boolean;
  ecoParticipation?: { type: 'DEEE' | 'PMCB' | 'ABJ' | 'DEA'; centimes: number };
  /** Standards, as written on the sheet: `EN ISO 20345 S3`. */
  normes?: readonly string[];
  /** Codes of models usually bought with it. */
  complements?: readonly string[];
  /** Trades it speaks to: codes of `enseigne.metiers`. */
  metiers?: readonly string[];
}

export interface CategorieDemo {
  arbre: NoeudDemo;
  /** Attributes that no other category uses; the shared ones are in `attributs.ts`. */
  attributs?: readonly AttributDemo[];
  modeles: readonly ModeleArticle[];
}
