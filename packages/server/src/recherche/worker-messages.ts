/** What the thread of the index and the rest of the server tell each other. */
import type { DemandeListing } from './demande-listing.ts';

export interface WorkerSettings {
  databaseUrl: string;
}

export type ToWorker =
  | { type: 'lister'; numero: number; demande: DemandeListing }
  /** These articles, and all those of these products, are to be read again. */
  | { type: 'relire'; numero: number; articles: number[]; produits: number[] };

export type FromWorker =
  | { type: 'progression'; lus: number; total: number }
  | { type: 'construit'; articles: number }
  /** `json`: a Listing; text crosses to another thread four times faster than objects. */
  | { type: 'listing'; numero: number; json: string }
  | { type: 'echec'; numero: number; message: string }
  /** What was asked to be read again, up to this number, now shows. */
  | { type: 'relu'; numero: number };
