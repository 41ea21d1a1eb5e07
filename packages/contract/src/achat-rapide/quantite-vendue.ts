/**
 * How many units of sale an order means: its own unit against how the article is packed. An exact
 * multiple is converted and reported; what contradicts the packing is asked, never guessed.
 */
import { lecturesOf, propre, QUANTITE_MAX } from './lectures.ts';
import { sensUnite, type SensUnite, type Unite } from './unites-lues.ts';

export interface Conditionnement {
  unite: Unite;
  /** Pieces, metres, kilos… in one unit of sale. */
  contenu: string;
}

export type QuantiteVendue =
  /** `tel-quel`: the unit is that of the shop, or none was written; `inconnue`: nobody knows it. */
  | { sorte: 'tel-quel' | 'converti' | 'inconnue'; quantite: number }
  /** Quantities that may be meant, in units of sale. */
  | { sorte: 'doute'; lectures: number[] };

/** What a packing of the shop holds is counted in pieces. */
const DE_PIECES: readonly Unite[] = ['boite', 'sachet', 'lot', 'seau'];
/** One of it is one piece to whoever counts. */
const ENTIERES: readonly Unite[] = ['piece', 'barre', 'plaque', 'rouleau', 'cartouche'];

/**
 * @param valeur as it is written; may have decimals.
 * @param ecrite its unit, as it is written.
 */
export function quantiteVendue(
  valeur: number,
  ecrite: string | undefined,
  article: Conditionnement,
): QuantiteVendue {
  if (ecrite === undefined || ecrite.trim() === '') return entiere(valeur, 'tel-quel');
  const sens = sensUnite(ecrite);
  if (!sens) return entiere(valeur, 'inconnue');
  const facteur = 'facteur' in sens ? sens.facteur : 1;
  // To one « 12 pièces » of gloves are twelve pairs, to another six.
  if (sens.sorte === 'piece' && article.unite === 'paire') {
    return { sorte: 'doute', lectures: lecturesOf([valeur * facteur, (valeur * facteur) / 2]) };
  }
  const contenu = contenuEn(sens, article);
  if (contenu === undefined) return { sorte: 'doute', lectures: lecturesOf([valeur]) };
  const quantite = propre((valeur * facteur) / contenu);
  const isSame = contenu === 1 && facteur === 1;
  if (Number.isInteger(quantite) && quantite >= 1 && quantite <= QUANTITE_MAX) {
    return { sorte: isSame ? 'tel-quel' : 'converti', quantite };
  }
  // « 3 pièces » of a box of 200: three boxes, or the one that holds them.
  return { sorte: 'doute', lectures: lecturesOf(isSame ? [valeur] : [quantite, valeur]) };
}

/** How many of what is written make one unit of sale; undefined: it is not sold so. */
function contenuEn(sens: SensUnite, { unite, contenu }: Conditionnement): number | undefined {
  const dedans = Number(contenu) > 0 ? Number(contenu) : 1;
  switch (sens.sorte) {
    case 'piece':
      if (DE_PIECES.includes(unite)) return dedans;
      return ENTIERES.includes(unite) ? 1 : undefined;
    case 'mesure':
      if (unite === sens.de) return 1;
      return unite === 'rouleau' && sens.de === 'metre' && dedans > 1 ? dedans : undefined;
    case 'emballage':
      return sens.unites.includes(unite) ? 1 : undefined;
    case 'colis':
      return undefined;
  }
}

function entiere(valeur: number, sorte: 'tel-quel' | 'inconnue'): QuantiteVendue {
  return Number.isInteger(valeur)
    ? { sorte, quantite: valeur }
    : { sorte: 'doute', lectures: lecturesOf([valeur]) };
}
