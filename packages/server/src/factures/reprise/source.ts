/** One invoice of a folder as it was read, with the bytes to be kept. */
import type { FactureRelue } from '../controle/facture-relue.ts';
import type { FormatFichier } from '@comptoir/contract/factures/etats-facture.ts';

export interface FichierRepris {
  format: FormatFichier;
  octets: Uint8Array;
}

export interface FactureSource {
  /** File it stands in; with the line, of a table. */
  source: string;
  relue: FactureRelue;
  /** What a table says of it; '' where a file does. */
  dit: string;
  fichiers: FichierRepris[];
}

/** Why an invoice is not taken in: where, as the standard names it or by its line, and what is wrong. */
export interface Ecart {
  ou: string;
  pourquoi: string;
}

export interface SourceRefusee {
  source: string;
  numero: string;
  ecarts: Ecart[];
}

export type SourceLue = FactureSource | SourceRefusee;

export const isRefusee = (lue: SourceLue): lue is SourceRefusee => 'ecarts' in lue;
