/** Which labels are printed: one for each line, one for each piece of what is cut. */
import {
  etiquettesDePieces,
  type EtiquettePiece,
} from '@comptoir/contract/decoupe/etiquettes-pieces.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import { MAX_ETIQUETTES } from '@comptoir/contract/panier/limites.ts';
import type { LigneExportee, PanierExporte } from './panier-exporte.ts';

export interface Etiquette {
  ligne: LigneExportee;
  /** The name of the chantier, as the buyer gave it. */
  chantier: string | null;
  /** Null where nothing is cut. */
  piece: EtiquettePiece | null;
}

export function listEtiquettes({ chantiers }: PanierExporte): Etiquette[] {
  const etiquettes: Etiquette[] = [];
  for (const { nom, lignes } of chantiers) {
    for (const ligne of lignes) {
      for (const piece of listPieces(ligne)) etiquettes.push({ ligne, chantier: nom, piece });
      if (etiquettes.length > MAX_ETIQUETTES) {
        throw refus('trop-d-etiquettes', { maximum: MAX_ETIQUETTES });
      }
    }
  }
  return etiquettes;
}

/** A list that is cut several times is numbered through: no two pieces of a line have one number. */
function listPieces({ traitCoupe, exemplaires, lien }: LigneExportee): (EtiquettePiece | null)[] {
  // A shelf holds what is whole.
  if (lien !== null) return traitCoupe === '' ? [null] : [];
  const pieces = etiquettesDePieces(traitCoupe);
  if (pieces.length === 0) return [null];
  // Beyond it all of them are refused, however many they are.
  const fois = Math.min(exemplaires, Math.ceil((MAX_ETIQUETTES + 1) / pieces.length));
  return Array.from({ length: fois }, (_, i) =>
    pieces.map((piece) => ({
      ...piece,
      numero: i * pieces.length + piece.numero,
      sur: pieces.length * exemplaires,
    })),
  ).flat();
}
