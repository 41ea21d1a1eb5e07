import { plusJours, rangSemaine } from '../jours.ts';

/**
 * The day a key leads to from another, among those that can be chosen (rising): the nearest one in
 * its direction. Undefined for a key that moves nothing.
 */
export function jourVise(
  jours: readonly string[],
  depuis: string,
  touche: string,
): string | undefined {
  const saut = SAUTS[touche];
  if (!saut || depuis === '') return undefined;
  const cible = saut(depuis);
  if (cible > depuis) {
    return jours.find((jour) => jour >= cible) ?? jours.at(-1);
  }
  return jours.findLast((jour) => jour <= cible) ?? jours[0];
}

const SAUTS: Partial<Record<string, (jour: string) => string>> = {
  ArrowRight: (jour) => plusJours(jour, 1),
  ArrowLeft: (jour) => plusJours(jour, -1),
  ArrowDown: (jour) => plusJours(jour, 7),
  ArrowUp: (jour) => plusJours(jour, -7),
  Home: (jour) => plusJours(jour, 1 - rangSemaine(jour)),
  End: (jour) => plusJours(jour, 7 - rangSemaine(jour)),
  PageDown: (jour) => plusJours(jour, 28),
  PageUp: (jour) => plusJours(jour, -28),
};
