/** What the index is asked and what it answers. */
import type { Devise } from '@comptoir/contract/argent.ts';
import type { Locale } from '@comptoir/contract/locales.ts';
import type { Facette, RechercheQuery } from '@comptoir/contract/recherche/recherche.contract.ts';

export interface DemandeListing {
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
}
