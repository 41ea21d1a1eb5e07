/** Where in an article a word is found: the fields of the index. */
import { LOCALES, type Locale } from '@comptoir/contract/words/locales.ts';

/** First word of the product's name: what the thing is. */
export const TETE: Readonly<Record<Locale, number>> = { fr: 0, en: 1, es: 2 };
/** The other words of the product's name. */
export const NOM: Readonly<Record<Locale, number>> = { fr: 3, en: 4, es: 5 };
/** Words that the label adds to the name. */
export const LIBELLE: Readonly<Record<Locale, number>> = { fr: 6, en: 7, es: 8 };
/** Sizes and codes that the label adds, which no language writes otherwise. */
export const CHIFFRES = 9;
/** Brand and series. */
export const MARQUE = 10;
/** Values of attributes and the names of these. */
export const ATTRIBUT = 11;
/** Node of the tree and those above it, in the three languages. */
export const RAYON = 12;
export const DESCRIPTION = 13;

/** Fields are numbered below it. */
export const CHAMPS = 16;

/** Language of the field; undefined for those of all three. */
export function langueDuChamp(champ: number): Locale | undefined {
  return champ < CHIFFRES ? LOCALES.find((langue) => TETE[langue] === champ % 3) : undefined;
}
