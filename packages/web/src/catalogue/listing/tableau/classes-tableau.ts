/** From which width on a column has room; below it, its value stands under the reference. */
const COLONNES = [
  'max-sm:hidden',
  'max-sm:hidden',
  'max-[90rem]:hidden',
  'max-2xl:hidden',
  'max-2xl:hidden',
] as const;
const SOUS = ['sm:hidden', 'sm:hidden', 'min-[90rem]:hidden', '2xl:hidden', '2xl:hidden'] as const;

/** Priorities below this one have room wherever there are columns. */
export const TOUJOURS = 2;

export function largeurColonne(priorite: number, place: 'colonne' | 'sous' = 'colonne'): string {
  const classes = place === 'colonne' ? COLONNES : SOUS;
  return classes[Math.min(priorite, classes.length - 1)] ?? '';
}
