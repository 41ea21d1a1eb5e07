/** What a search is asked and what it found. */
import type { Lecture } from '@comptoir/contract/recherche/recherche.contract.ts';
import type { Mesure } from '../proches/mesures.ts';
import type { Trouves } from '../trouves.ts';

export interface OptionsRecherche {
  /** No other spelling is tried. */
  exact: boolean;
  /** The last word is still being typed. */
  enCours: boolean;
}

export interface Recherche extends Trouves {
  lecture: Lecture;
  /** Sizes that were asked for and are not sold: the nearest come first. */
  mesures: readonly Mesure[];
}
