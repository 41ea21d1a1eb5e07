/** An order as it was read from a text or a file, before any of it is known to the shop. */
import type { Ecartee, LigneSituee } from '@comptoir/contract/achat-rapide/colonnes.ts';
import type { QuantiteLue } from '@comptoir/contract/achat-rapide/quantite-lue.ts';
import type { CodeErreur } from '@comptoir/contract/http/erreurs.ts';
import type {
  BilanImport,
  DocumentInattendu,
  FormatBonCommande,
} from '@comptoir/contract/panier/import.contract.ts';

export interface LigneCommande extends QuantiteLue {
  ligne: number;
  texte: string;
  /** What may name the article, the surest first. */
  codes: readonly string[];
  /** What it is called there. */
  libelle?: string | undefined;
  /** A cut list beside it. */
  coupe?: string | undefined;
  masquee?: true | undefined;
  /** Its sheet, where there are several. */
  feuille?: string | undefined;
}

/** Rows left aside, all counted; the first are listed one by one. */
export interface Ecartees {
  nombre: number;
  lignes: (Ecartee & { feuille?: string | undefined })[];
}

/** What was read beside the lines. */
export interface Alentours {
  ecartees: Ecartees;
  /** Where there are several. */
  feuilles: { nom: string; lignes: number }[];
  /** Nothing says how many. */
  sansQuantite: boolean;
}

export interface LignesLues extends Alentours {
  lignes: LigneCommande[];
}

export interface CommandeLue extends LignesLues {
  format: FormatBonCommande;
  /** The number of the order, as its buyer gives it. */
  numero: string | null;
  /** The number of the commitment of a public body. */
  engagement: string | null;
}

export const SANS_ALENTOURS: Alentours = {
  ecartees: { nombre: 0, lignes: [] },
  feuilles: [],
  sansQuantite: false,
};

/** Why a file gives no order. */
export type RefusLecture = Extract<
  CodeErreur,
  | 'fichier-illisible'
  | 'fichier-sans-texte'
  | 'fichier-trop-complexe'
  | 'fichier-trop-long'
  | 'document-inattendu'
>;

export type Lecture =
  | { commande: CommandeLue }
  | { refus: RefusLecture; document?: DocumentInattendu; nom?: string; lignes?: number };

/** Which of these codes the catalogue knows. */
export type Connaitre = (codes: readonly string[]) => Promise<ReadonlySet<string>>;

export function toLigneCommande({ reference, codes, ...lue }: LigneSituee): LigneCommande {
  return { ...lue, codes: codes ?? [reference] };
}

/** As it is told. */
export function direAlentours({
  ecartees: { nombre, lignes },
  feuilles,
  sansQuantite,
}: Alentours): Pick<BilanImport, 'ecartees' | 'feuilles' | 'sansQuantite'> {
  return {
    ecartees: {
      nombre,
      lignes: lignes.map(({ feuille = null, ligne, texte }) => ({ ligne, feuille, texte })),
    },
    feuilles,
    sansQuantite,
  };
}
