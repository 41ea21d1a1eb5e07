import type {
  AFaireOf,
  GenreAFaire,
} from '@comptoir/contract/tableau-de-bord/tableau-de-bord.contract.ts';

export interface LigneProps<G extends GenreAFaire> {
  chose: AFaireOf<G>;
  /** Today. */
  jour: string;
}
