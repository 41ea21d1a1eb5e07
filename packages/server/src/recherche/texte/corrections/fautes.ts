/**
 * Words a misspelt one may stand for: those within a bounded number of letters wrong, missing, too
 * many or swapped with their neighbour. Words are walked in alphabetical order, so that what two
 * neighbours share is compared once and a beginning that is already too far ends all that begin so.
 */

export interface Faute {
  /** Place of the word in the dictionary. */
  place: number;
  distance: number;
}

export interface Dictionnaire {
  /** In alphabetical order. */
  mots: readonly string[];
  /** Signs that each shares with the one before. */
  communs: Uint8Array;
}

const MAX_SIGNES = 40;

/** Letters of a word that may be wrong. */
export function fautesPermises(mot: string): number {
  if (mot.length < 4) return 0;
  return mot.length < 8 ? 1 : 2;
}

export function createDictionnaire(mots: readonly string[]): Dictionnaire {
  const communs = new Uint8Array(mots.length);
  for (let place = 1; place < mots.length; place++) {
    const before = mots[place - 1] ?? '';
    const mot = mots[place] ?? '';
    let i = 0;
    while (i < mot.length && i < MAX_SIGNES && mot[i] === before[i]) i++;
    communs[place] = i;
  }
  return { mots, communs };
}

export function findFautes(
  { mots, communs }: Dictionnaire,
  mot: string,
  permises: number,
): Faute[] {
  if (permises === 0 || mot.length > MAX_SIGNES) return [];
  const grille = createGrille(mot);
  const found: Faute[] = [];
  let place = 0;
  while (place < mots.length) {
    const candidat = mots[place] ?? '';
    const depth = extend(grille, mot, candidat, communs[place] ?? 0, permises);
    if (depth < candidat.length) {
      // All that begin with these signs are as far.
      place++;
      while (place < mots.length && (communs[place] ?? 0) > depth) place++;
      grille.lus = depth;
      continue;
    }
    const distance = grille.cases[depth * grille.largeur + mot.length] ?? 0;
    if (distance <= permises) found.push({ place, distance });
    place++;
  }
  return found;
}

interface Grille {
  /** Row i: distances between the first i signs of the candidate and each beginning of the word. */
  cases: Uint8Array;
  largeur: number;
  /** Rows that hold for the candidate before. */
  lus: number;
}

function createGrille(mot: string): Grille {
  const largeur = mot.length + 1;
  const cases = new Uint8Array((MAX_SIGNES + 2) * largeur);
  for (let j = 0; j < largeur; j++) cases[j] = j;
  return { cases, largeur, lus: 0 };
}

/** Fills the rows of a candidate; returns how many signs were read before it was too far. */
function extend(
  grille: Grille,
  mot: string,
  candidat: string,
  communs: number,
  permises: number,
): number {
  const { cases, largeur } = grille;
  const longueur = Math.min(candidat.length, MAX_SIGNES);
  for (let i = Math.min(communs, grille.lus) + 1; i <= longueur; i++) {
    const ligne = i * largeur;
    const dessus = ligne - largeur;
    const signe = candidat.charCodeAt(i - 1);
    cases[ligne] = i;
    let least = i;
    for (let j = 1; j < largeur; j++) {
      const pareil = mot.charCodeAt(j - 1) === signe ? 0 : 1;
      let cout = (cases[dessus + j - 1] ?? 0) + pareil;
      cout = Math.min(cout, (cases[dessus + j] ?? 0) + 1, (cases[ligne + j - 1] ?? 0) + 1);
      const swapped =
        i > 1 &&
        j > 1 &&
        mot.charCodeAt(j - 2) === signe &&
        mot.charCodeAt(j - 1) === candidat.charCodeAt(i - 2);
      if (swapped) cout = Math.min(cout, (cases[dessus - largeur + j - 2] ?? 0) + 1);
      cases[ligne + j] = cout;
      if (cout < least) least = cout;
    }
    grille.lus = i;
    if (least > permises) return i - 1;
  }
  return longueur;
}
