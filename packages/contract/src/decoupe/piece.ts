/** What a cut list asks for, and how much of it one line may ask. All sizes are whole millimetres. */

export interface PieceBarre {
  quantite: number;
  longueur: number;
}

export interface PiecePanneau {
  quantite: number;
  /** Along the length of the sheet, hence along its grain. */
  longueur: number;
  largeur: number;
}

/** Pieces of one line, whatever their sizes. */
export const PIECES_MAX = 500;
/** Different sizes of one line. */
export const COTES_MAX = 100;
/** Below, a saw has nothing to hold. */
export const COTE_MIN = 50;
/** Longer than anything a lorry of the shop carries. */
export const COTE_MAX = 20_000;
/** What is sold by the metre comes off a drum: no lorry limits it. */
export const METRE_MAX = 1_000_000;
/** Kerf of the thickest blade, and strip a sheet may lose along each edge. */
export const TRAIT_MAX = 50;

export function nombrePieces(pieces: readonly { quantite: number }[]): number {
  return pieces.reduce((total, { quantite }) => total + quantite, 0);
}

/** The one form of a list: pieces of the same size together, the longest first, then the widest. */
export function grouperPieces<P extends PieceBarre | PiecePanneau>(pieces: readonly P[]): P[] {
  const groupes = new Map<string, P>();
  for (const piece of pieces) {
    const key = `${piece.longueur}x${largeurOf(piece)}`;
    const quantite = (groupes.get(key)?.quantite ?? 0) + piece.quantite;
    groupes.set(key, { ...piece, quantite });
  }
  return [...groupes.values()].sort(
    (a, b) => b.longueur - a.longueur || largeurOf(b) - largeurOf(a),
  );
}

function largeurOf(piece: PieceBarre | PiecePanneau): number {
  return 'largeur' in piece ? piece.largeur : 0;
}

/** Throws a RangeError: what a buyer typed has been through `parseTraitCoupe`, which says it in codes. */
export function assertPieces(pieces: readonly { quantite: number }[]): void {
  for (const { quantite } of pieces) assertEntier('quantite', quantite, 1, PIECES_MAX);
  if (nombrePieces(pieces) > PIECES_MAX) throw new RangeError(`more than ${PIECES_MAX} pieces`);
}

export function assertEntier(nom: string, value: number, min: number, max: number): void {
  if (!Number.isSafeInteger(value) || value < min || value > max) {
    throw new RangeError(`${nom} is not a whole number from ${min} to ${max}: ${value}`);
  }
}
