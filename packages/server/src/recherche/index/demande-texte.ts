/** What the index is asked and what it answers when someone types, scans or pastes. */
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { LigneReconnue, SorteCode } from '@comptoir/contract/articles/references.contract.ts';
import type { Lecture } from '@comptoir/contract/recherche/recherche.contract.ts';

/** Who asks, beyond language, currency and store. */
export interface Chercheur {
  /** Articles their company buys, most bought first. */
  habitudes?: readonly number[];
  /** Articles whose own code at their company is exactly the query. */
  codes?: readonly number[];
}

/** Longer lists of habits are read up to here. */
export const MAX_HABITUDES = 500;

export interface DemandeSuggestion extends Chercheur {
  q: string;
  langue: Locale;
  /** The store of who asks. */
  magasinId?: number | undefined;
}

export interface Compte {
  id: number;
  nombre: number;
}

export interface Suggestion {
  /** Articles the whole query finds. */
  total: number;
  lecture: Lecture;
  /** The best of them, then those near them where they are few. */
  ids: number[];
  /** How many of these the query finds. */
  trouves: number;
  noeuds: Compte[];
  marques: Compte[];
}

/** What is near words that find little. */
export interface DemandeVoisins {
  q: string;
  langue: Locale;
  max: number;
}

export interface Voisins {
  /** The best answer, which they stand beside; null where nothing is found. */
  depuis: number | null;
  /** None that the words find. */
  ids: number[];
  /** The shelf they come from. */
  rayon: number | null;
}

/** Codes of customers are not the index's. */
export interface CodeReconnu extends LigneReconnue {
  par: Exclude<SorteCode, 'client'> | null;
}

/** Codes written on an order, or on anything else. */
export interface DemandeCodes {
  codes: readonly string[];
  /** Words are read in it. */
  langue: Locale;
  /** Only whether they are known matters. */
  isSansPropositions?: boolean;
}
