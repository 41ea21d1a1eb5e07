/** How the queries of the set are written, and what is expected of the first answer. */
import type { Locale } from '@comptoir/contract/words/locales.ts';

export const GENRES_DE_REQUETE = [
  'reference',
  'mots',
  'dimensions',
  'argot',
  'fautes',
  'multi',
  'negation',
  'unites',
  'questions',
  'voisins',
  'absents',
  'horsGamme',
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
  /** Parts that its French label must not have. */
  sans?: readonly string[];
}

export type Requete = readonly [q: string, attendu: Attendu];
export type Requetes = Readonly<Record<Locale, readonly Requete[]>>;

/** What stands first, and what is as good beside it: its other sizes, finishes and packs. */
export type RequeteVoisins = readonly [q: string, attendu: Attendu, voisins: Attendu];
export type RequetesVoisins = Readonly<Record<Locale, readonly RequeteVoisins[]>>;

/** The word of the query that nothing on sale stands for. */
export type RequeteHorsGamme = readonly [q: string, mot: string];
export type RequetesHorsGamme = Readonly<Record<Locale, readonly RequeteHorsGamme[]>>;

/** A part need not ask every kind. */
export type Partie = Readonly<
  Partial<
    Record<Exclude<GenreDeRequete, 'voisins' | 'absents' | 'horsGamme'>, Requetes> &
      Record<'voisins' | 'absents', RequetesVoisins> &
      Record<'horsGamme', RequetesHorsGamme>
  >
>;
