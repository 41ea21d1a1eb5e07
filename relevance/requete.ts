/** How the queries of the set are written, and what is expected of the first answer. */
import type { Locale } from '@comptoir/contract/words/locales.ts';

export const GENRES_DE_REQUETE = [
  'reference',
  'mots',
  'dimensions',
  'argot',
  'fautes',
  'multi',
] as const;
export type GenreDeRequete = (typeof GENRES_DE_REQUETE)[number];

/** What an article must be to answer the query: all that is given. */
export interface Attendu {
  /** Our reference; `*` stands for any signs. */
  reference?: string;
  /** What it is (`produit.genre`), one of these. */
  genre?: string | readonly string[];
  marque?: string;
  /** Parts of its French label, as they are written there; a number is a whole number. */
  libelle?: readonly string[];
}

export type Requete = readonly [q: string, attendu: Attendu];
export type Requetes = Readonly<Record<Locale, readonly Requete[]>>;
export type Partie = Readonly<Record<GenreDeRequete, Requetes>>;
