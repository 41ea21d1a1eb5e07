/** Where amounts stand in a text, however the three languages write them. */
import { SYMBOLES } from '@comptoir/contract/words/formats.ts';

const SYMBOLE = `[${Object.values(SYMBOLES).join('')}]`;
/** Digits in groups, with decimals or without: spaces, points and commas belong to them between digits. */
const CHIFFRES = String.raw`\d(?:[\d\s.,]*\d)?`;
const SIGNE = String.raw`[-−–+]?\s?`;
/** What is taken off says as much of a price as the price: « −14 % ». */
const REMISE = String.raw`[-−–]\s?\d+(?:[.,]\d+)?\s?%`;

const MONTANTS = new RegExp(
  `${SIGNE}${SYMBOLE}\\s?${CHIFFRES}|${SIGNE}${CHIFFRES}\\s?(?:k\\s?)?${SYMBOLE}|${REMISE}`,
  'gu',
);

/** Start and end of each. */
export function findMontants(texte: string): [number, number][] {
  return Array.from(texte.matchAll(MONTANTS), ({ 0: montant, index }) => {
    const debut = index + montant.length - montant.trimStart().length;
    return [debut, index + montant.length];
  });
}
