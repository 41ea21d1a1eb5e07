/** The cuts of a planned sheet, in the order a saw can make them, with what falls. */
import { utileOf, type Panneau, type Part, type Rectangle, type Sens } from './panneau.ts';

export interface CoupePanneau {
  sens: Sens;
  /** Where the blade enters: along the length for `travers`, along the width for `long`. */
  position: number;
  /** The blade goes from here to there, right through the part it cuts. */
  debut: number;
  fin: number;
}

export interface FeuilleCoupee {
  /** As they lie; `rang` is that of the size in the list. */
  pieces: (Rectangle & { rang: number })[];
  coupes: CoupePanneau[];
  /** Offcuts, the largest first, without the strips of the edges. */
  chutes: Rectangle[];
}

export function couperFeuille(panneau: Panneau, racine: Part): FeuilleCoupee {
  const feuille: FeuilleCoupee = { pieces: [], coupes: affranchir(panneau), chutes: [] };
  couperPart(racine, feuille);
  feuille.chutes.sort((a, b) => b.dx * b.dy - a.dx * a.dy || a.x - b.x || a.y - b.y);
  return feuille;
}

/** Edge after edge, the long ones first; each cut goes through what the ones before have left. */
function affranchir(panneau: Panneau): CoupePanneau[] {
  const { longueur, largeur, trait, affranchissement } = panneau;
  if (affranchissement === 0) return [];
  const { x, y, dx, dy } = utileOf(panneau);
  const before = (edge: number): number => Math.max(0, edge - trait);
  return [
    { sens: 'long', position: before(y), debut: 0, fin: longueur },
    { sens: 'long', position: y + dy, debut: 0, fin: longueur },
    { sens: 'travers', position: before(x), debut: y, fin: largeur - y },
    { sens: 'travers', position: x + dx, debut: y, fin: largeur - y },
  ];
}

function couperPart(part: Part, feuille: FeuilleCoupee): void {
  const { x, y, piece, sens, restes } = part;
  if (!piece) {
    feuille.chutes.push({ x, y, dx: part.dx, dy: part.dy });
    return;
  }
  feuille.pieces.push({ rang: piece.rang, x, y, dx: piece.dx, dy: piece.dy });
  const isTravers = sens === 'travers';
  const travers: CoupePanneau = {
    sens: 'travers',
    position: x + piece.dx,
    debut: y,
    fin: y + (isTravers ? part.dy : piece.dy),
  };
  const long: CoupePanneau = {
    sens: 'long',
    position: y + piece.dy,
    debut: x,
    fin: x + (isTravers ? piece.dx : part.dx),
  };
  const coupes = [...(piece.dx < part.dx ? [travers] : []), ...(piece.dy < part.dy ? [long] : [])];
  feuille.coupes.push(...(isTravers ? coupes : coupes.reverse()));
  for (const reste of restes) couperPart(reste, feuille);
}
