/**
 * How well an article answers, as one number: the weight of its words, how much of its name they
 * are, then what makes it likelier to be the one meant. See docs/recherche.md.
 */
import { LOCALES, type Locale } from '@comptoir/contract/words/locales.ts';
import { ATTRIBUT, CHIFFRES, DESCRIPTION, LIBELLE, MARQUE, NOM, RAYON, TETE } from './champs.ts';

/** What a code found weighs: whole, its beginning, a part of it. */
export const POIDS_CODE = { entier: 200, debut: 150, partie: 130 } as const;

/** What a word loses by not being found as it was written. */
export const PERTES = {
  racine: 3,
  debut: 6,
  synonyme: 8,
  /** « 40x4 » instead of « 4x40 », « 18 » instead of « 18mm ». */
  aPart: 24,
  /** « sans soupape » for « soupape ». */
  nie: 40,
} as const;

/** Weights of the fields, by their number, for who reads in a language. */
export function poidsDesChamps(langue: Locale): readonly number[] {
  const poids: number[] = [];
  for (const autre of LOCALES) {
    const loss = autre === langue ? 0 : 22;
    poids[TETE[autre]] = 100 - loss;
    poids[NOM[autre]] = 92 - loss;
    poids[LIBELLE[autre]] = 88 - loss;
  }
  poids[CHIFFRES] = 88;
  poids[ATTRIBUT] = 64;
  poids[MARQUE] = 64;
  poids[RAYON] = 48;
  poids[DESCRIPTION] = 20;
  return poids;
}

/** By quarters of the name that the question says: less than half of it tells nothing. */
const DU_NOM = [0, 0, 2, 4, 8] as const;
/** Advances never make up for a better answer to the words. */
export const AVANCE_MAX = 15;

/** Weights of words and words of the name, added up together. */
export const NOM_TROUVE = 1 << 12;

/** No note is above. */
export const NOTE_MAX = (POIDS_CODE.entier + DU_NOM[4] + 1) * (AVANCE_MAX + 1);

/** `somme` over `mots` words; `longueurNom`, words of its name; `avance`, for who asks. */
export function noteOf(somme: number, mots: number, longueurNom: number, avance: number): number {
  const poids = Math.floor((somme % NOM_TROUVE) / mots);
  const duNom = Math.min(Math.floor(somme / NOM_TROUVE), longueurNom);
  const couverture = longueurNom === 0 ? 0 : (DU_NOM[Math.floor((4 * duNom) / longueurNom)] ?? 0);
  return (poids + couverture) * (AVANCE_MAX + 1) + avance;
}

/**
 * What a good answer may lack of the best one: less than between the word that says what an article
 * is and the stem of another word of its name.
 */
const ECART_BONNE = 10;

export function isBonne(note: number, meilleure: number): boolean {
  return note >= meilleure - ECART_BONNE * (AVANCE_MAX + 1);
}

/** Bought before: the place in the list of habits. */
export function avanceHabitude(place: number): number {
  return place < 50 ? 6 : place < 200 ? 4 : 2;
}

export const AVANCE_MAGASIN = 3;

/** By place among the most sold. */
export function avancePopularite(rang: number, articles: number): number {
  const part = rang / articles;
  return part < 0.01 ? 3 : part < 0.05 ? 2 : part < 0.25 ? 1 : 0;
}
