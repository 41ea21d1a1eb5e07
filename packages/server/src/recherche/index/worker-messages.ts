/** What the thread of the index and the rest of the server send each other. */
import type { DemandeListing, Listing } from './demande-listing.ts';
import type {
  CodeReconnu,
  DemandeCodes,
  DemandeSuggestion,
  DemandeVoisins,
  Suggestion,
  Voisins,
} from './demande-texte.ts';

export interface WorkerSettings {
  databaseUrl: string;
}

/** By what is asked: the question and its answer. */
export interface Questions {
  lister: { demande: DemandeListing & { jour: string }; reponse: Listing };
  suggerer: { demande: DemandeSuggestion; reponse: Suggestion };
  voisins: { demande: DemandeVoisins; reponse: Voisins };
  reconnaitre: { demande: DemandeCodes; reponse: CodeReconnu[] };
}

export type Question = {
  [Type in keyof Questions]: { type: Type; demande: Questions[Type]['demande'] };
}[keyof Questions];

export type ToWorker =
  | (Question & { numero: number })
  /** These articles, and all those of these products, are to be read again. */
  | { type: 'relire'; numero: number; articles: number[]; produits: number[] }
  /** Where these articles lie is to be read again. */
  | { type: 'situer'; numero: number; articles: number[] };

export type FromWorker =
  | { type: 'progression'; lus: number; total: number }
  /** `octets`: what the index takes in memory. */
  | { type: 'construit'; articles: number; octets: number }
  /** `json`: the answer; text crosses to another thread four times faster than objects. */
  | { type: 'reponse'; numero: number; json: string }
  | { type: 'echec'; numero: number; message: string }
  /** What was asked to be read again, up to this number, now shows. `change`: something is other. */
  | { type: 'relu'; numero: number; change: boolean };
