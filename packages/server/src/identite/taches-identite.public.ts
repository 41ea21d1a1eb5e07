/** What the jobs of identity are given. */
import type { Locale } from '@comptoir/contract/words/locales.ts';

export interface ReinitialisationDemandee {
  identifiant: string;
  langue: Locale;
}

export interface ActivationDemandee {
  email: string;
  /** Absent when it is sent again: the last one of this address is meant. */
  demandeId?: number;
}
