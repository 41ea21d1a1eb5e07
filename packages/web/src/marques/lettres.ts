/** Brands as an index keeps them: by first letter, accents aside. */
export interface Nommee {
  nom: string;
}

export interface Lettre<T> {
  /** A to Z, or # for what starts otherwise. */
  lettre: string;
  marques: T[];
}

export const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
export const AUTRE = '#';

/** Every letter in order, also those without a brand; # only when there is one for it. */
export function grouperParLettre<T extends Nommee>(marques: readonly T[]): Lettre<T>[] {
  const groupes = Map.groupBy(marques, ({ nom }) => lettreOf(nom));
  const lettres = groupes.has(AUTRE) ? [...ALPHABET, AUTRE] : ALPHABET;
  return lettres.map((lettre) => ({
    lettre,
    marques: (groupes.get(lettre) ?? []).toSorted((a, b) => compare(a.nom, b.nom)),
  }));
}

/** Those whose name holds the words typed, however they are spelt. */
export function filtrerParNom<T extends Nommee>(marques: readonly T[], saisie: string): T[] {
  const cherche = simplifier(saisie);
  return marques.filter(({ nom }) => simplifier(nom).includes(cherche));
}

function lettreOf(nom: string): string {
  const premiere = simplifier(nom).charAt(0).toUpperCase();
  return ALPHABET.includes(premiere) ? premiere : AUTRE;
}

function simplifier(texte: string): string {
  return texte.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

// Not localeCompare: server and browser must put them in the same order.
function compare(a: string, b: string): number {
  const [x, y] = [simplifier(a), simplifier(b)];
  return x < y ? -1 : x > y ? 1 : 0;
}
