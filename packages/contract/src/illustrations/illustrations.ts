/**
 * The frames of illustrations and the widths they are served in. An illustration is taken in one
 * frame only; its page chooses the width by the room it has.
 */
import type { Illustration } from './illustration.schema.ts';

interface FormatIllustration {
  /** Pixels of the picture as it is taken. */
  largeur: number;
  hauteur: number;
  /** Widths of its files, from the smallest. */
  largeurs: readonly number[];
}

export const FORMATS_ILLUSTRATION = {
  /** Tiles and heads of categories, trades and services; the home page on a desk. */
  tuile: { largeur: 720, hauteur: 480, largeurs: [240, 480, 720] },
  /** The home page on a phone. */
  bande: { largeur: 840, hauteur: 280, largeurs: [420, 840] },
} as const satisfies Record<string, FormatIllustration>;
export type NomFormat = keyof typeof FORMATS_ILLUSTRATION;

/** Address of an illustration in one width. */
export function lienIllustration({ fichier }: Illustration, largeur: number): string {
  return `/images/illustrations/${encodeURIComponent(fichier)}/${largeur}.webp`;
}

/** All its widths, as the `srcset` of an image says them. */
export function largeursIllustration(illustration: Illustration, format: NomFormat): string {
  return FORMATS_ILLUSTRATION[format].largeurs
    .map((largeur) => `${lienIllustration(illustration, largeur)} ${largeur}w`)
    .join(', ');
}
