/** An order as it was read from a text or a file, before any of it is known to the shop. */
import type { LigneSituee } from '@comptoir/contract/achat-rapide/colonnes.ts';
import type { CodeErreur } from '@comptoir/contract/erreurs.ts';
import type { FormatBonCommande } from '@comptoir/contract/panier/import.contract.ts';

export interface LigneCommande {
  ligne: number;
  texte: string;
  /** What may name the article, the surest first. */
  codes: readonly string[];
  /** 0 where none could be read. */
  quantite: number;
}

export interface CommandeLue {
  format: FormatBonCommande;
  lignes: LigneCommande[];
  /** Of the order, as its buyer numbers it. */
  numero: string | null;
  /** Of the commitment of a public body. */
  engagement: string | null;
}

/** Why a file gives no order. */
export type RefusLecture = Extract<
  CodeErreur,
  'fichier-illisible' | 'fichier-sans-texte' | 'fichier-trop-long'
>;

export function toLigneCommande({ ligne, texte, reference, quantite }: LigneSituee): LigneCommande {
  return { ligne, texte, codes: [reference], quantite };
}
