/** What the index is asked and what it answers. */
import type { Devise } from '@comptoir/contract/argent.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type {
  Facette,
  Lecture,
  RechercheQuery,
} from '@comptoir/contract/recherche/recherche.contract.ts';
import type { Chercheur, Compte } from './demande-texte.ts';

export interface DemandeListing extends Chercheur {
  query: RechercheQuery;
  langue: Locale;
  devise: Devise;
  /** The store of who asks. */
  magasinId?: number | undefined;
}

export interface Listing {
  /** Articles of the page asked for. */
  ids: number[];
  page: number;
  parPage: number;
  total: number;
  totalSansFiltre: number;
  facettes: Facette[];
  /** Parameters that were left out, because they mean nothing here. */
  ignores: string[];
  /** How the words were read; null without any. */
  lecture: Lecture | null;
  /** Nodes of the tree that hold what was found, most of the best answers first; none without words. */
  rayons: Compte[];
  /** The one article that the words name by its reference or code. */
  designe: number | null;
}
