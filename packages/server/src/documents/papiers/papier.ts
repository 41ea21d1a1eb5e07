/** A commercial paper, in words: what is written on it, whatever it is drawn with. */
import type { Locale } from '@comptoir/contract/words/locales.ts';

export interface Papier {
  langue: Locale;
  titre: string;
  /** '' for what has none. */
  numero: string;
  /** One line under the title: when, by whom. */
  sousTitre: string;
  /** Names and values, two columns of them. */
  informations: readonly (readonly [nom: string, valeur: string])[];
  adresses: readonly { titre: string; lignes: readonly string[] }[];
  /** One for each chantier. */
  sections: readonly SectionPapier[];
  colonnes: readonly ColonnePapier[];
  /** What it comes to, the last one in bold; none on a delivery note. */
  totaux: readonly (readonly [nom: string, montant: string])[];
  mentions: readonly { titre: string; texte: string }[];
  /** At the foot of each page, before its number. */
  pied: string;
}

export interface SectionPapier {
  titre: string;
  lignes: readonly LignePapier[];
  /** What its lines come to. */
  total?: readonly [nom: string, montant: string];
}

export interface ColonnePapier {
  tete: string;
  /** Points; the one without takes what is left, and its texts may take several lines. */
  largeur?: number;
  /** Numbers stand to the right. */
  droite?: boolean;
}

export interface ImagePapier {
  /** Kind of article, whose drawing stands in where there is no picture. */
  genre: string;
  fichier: string | null;
}

export interface LignePapier {
  cellules: readonly string[];
  /** Small, under the text of the wide column. */
  details: readonly string[];
  /** Picture that stands in the first column, as high as it is wide. */
  image?: ImagePapier;
}
