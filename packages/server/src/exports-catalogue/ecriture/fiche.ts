/** An article as a file of the catalogue tells of it, whatever the format. */
import type { Devise } from '@comptoir/contract/argent.ts';
import type { UNITES } from '@comptoir/contract/articles/article.schema.ts';
import type { FormatExport } from '@comptoir/contract/exports-catalogue/choix-export.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';

export interface Fiche {
  id: number;
  reference: string;
  ean: string;
  /** Reference of the maker; '' where none is known. */
  fabricant: string;
  libelle: string;
  marque: string;
  noeud: NoeudExporte;
  unite: (typeof UNITES)[number];
  contenu: string;
  multiple: number;
  minimum: number;
  /** Grams. */
  poids: number;
  garantieMois: number | null;
  dangereux: boolean;
  /** Can be cut to length or size. */
  secable: boolean;
  /** In percent. */
  tva: string;
  image: string;
  url: string;
  attributs: { libelle: string; valeur: string; unite: string | null }[];
  /** Null where none was asked for, or none is known. */
  tarif: TarifExporte | null;
  stock: StockExporte | null;
  /** Since the export of the series before. */
  changement: 'nouveau' | 'modifie' | null;
}

/** The place of a product in the tree. */
export interface NoeudExporte {
  id: number;
  code: string;
  /** From the category down, with the codes of each. */
  chemin: readonly { code: string; libelle: string }[];
}

/** Decimals with a dot, for one unit of sale, without tax. */
export interface TarifExporte {
  devise: Devise;
  publicHT: string;
  netHT: string;
  /** Percent off the list price; null where there is none. */
  remise: string | null;
  paliers: readonly { quantite: number; netHT: string }[];
  eco: { type: string; montantHT: string } | null;
}

export interface StockExporte {
  depot: number;
  /** Null without a chosen store. */
  magasin: number | null;
  /** The day it arrives if it is ordered now, yyyy-MM-dd. */
  livreLe: string;
  /** Working days the maker takes where there is none. */
  delai: number;
}

/** What holds for the whole file. */
export interface ContexteExport {
  format: FormatExport;
  langue: Locale;
  prix: boolean;
  stock: boolean;
  /** The person has a store, whose stock is written too. */
  enMagasin: boolean;
  /** A later one of a series: each article tells whether it changed. */
  isSuite: boolean;
  devise: Devise;
  total: number;
  /** When it is written; prices are those of that day. */
  maintenant: Date;
  jour: string;
  marques: readonly string[];
  noeuds: readonly (NoeudExporte & { parent: string | null })[];
}

/** Where a file goes: text in UTF-8, or bytes. */
export type Sortie = (contenu: string | Uint8Array) => void;

export interface Ecrivain {
  article(fiche: Fiche): void;
  /** In steps, where the end is large: what each wrote may leave memory before the next. */
  fin(): Iterable<void>;
}

/** Writes the head of the file at once. */
export type OpenEcrivain = (contexte: ContexteExport, sortie: Sortie) => Ecrivain;
