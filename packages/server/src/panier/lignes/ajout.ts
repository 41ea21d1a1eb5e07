/** Lines that one call adds to a chantier, and what they are written with. */
import type { LigneDeLot } from '../../articles/articles.public.ts';
import type { Tx } from '../../db/transaction.ts';
import type { Plans } from '../../decoupe/decoupe.public.ts';
import type { Ecrit } from '../write-panier.ts';
import type { ArticleAjoutable } from './lignes.sql.ts';
import type { PrixLigne } from './prix-ligne.ts';

export interface LigneAjoutee extends LigneDeLot {
  /** How it is cut, which decides the quantity; '' or nothing leaves it whole. */
  traitCoupe?: string | undefined;
  /** Offcuts come with the pieces. */
  chutes?: boolean | undefined;
  /** Percent; the line keeps what it has without. */
  remise?: string | undefined;
  /** Where it stood before it was removed. */
  place?: number | undefined;
}

/** What the lines of one addition are written with. */
export interface Pose {
  tx: Tx;
  chantierId: number;
  connus: ReadonlyMap<number, ArticleAjoutable>;
  prix: ReadonlyMap<number, PrixLigne>;
  /** Percent who asks may take off. */
  plafond: string;
  version: number;
  plans: Plans;
}

export interface LignesPosees extends Required<Pick<Ecrit, 'articles' | 'messages'>> {
  /** What was taken off, for the journal. */
  remises: { reference: string; remise: string }[];
}
