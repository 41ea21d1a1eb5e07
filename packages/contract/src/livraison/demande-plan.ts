/** What a delivery is planned of: lines, stock, where it goes and in which way. */
import type { Exceptions, Horaires } from '../magasins/horaires.ts';
import type { FormuleLivraison, ModeLivraison } from './choix.schema.ts';

/** A row of `stock`. */
export interface StockLu {
  articleId: number;
  lieuId: number;
  /** Free: what open orders hold back is not in it. */
  quantite: number;
  attendu: number;
  attenduLe: string | null;
}

export interface LigneALivrer {
  ligneId: number;
  articleId: number;
  chantierId: number;
  quantite: number;
  /** Grams of one unit of sale. */
  poids: number;
  /** Millimetres of its longest piece; 0 where it does not matter. */
  longueur: number;
  dangereux: boolean;
  /** Working days the maker takes. */
  delaiFournisseur: number;
  /** A panel cut to size: a store without a saw does not have it ready. */
  aScier?: boolean | undefined;
}

export interface Destination {
  /** An address of the company; null for a store, a pick-up point or a postcode alone. */
  adresseId: number | null;
  departement: string;
  /** Null where nothing is delivered. */
  zone: number | null;
}

/** All that dates depend on but the stock and the clock; plain JSON, kept with what was agreed to. */
export interface DemandePlan {
  mode: ModeLivraison;
  formule: FormuleLivraison;
  /** The day, where the formule is `jour-choisi`. */
  jour: string | null;
  /** The store it is fetched in, whose own stock counts; null otherwise. */
  magasinId: number | null;
  /** When the store or pick-up point is open. */
  horaires: Horaires | null;
  /** The store cuts no panels. */
  sansScie?: boolean | undefined;
  /** Days on which it opens otherwise. */
  exceptions?: Exceptions | undefined;
  /** Warehouses it comes from. */
  depotIds: number[];
  destination: Destination;
  /** Where it is `par-chantier`: those that go elsewhere than `destination`, or on a day of their own. */
  chantiers: { chantierId: number; destination: Destination; jour: string | null }[];
  lignes: LigneALivrer[];
}

/** Goods on their way to a place. */
export interface Arrivage {
  lieuId: number;
  /** They are expected there. */
  jour: string;
}
