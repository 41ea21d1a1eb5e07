import type { SerieDepenses } from '@comptoir/contract/tableau-de-bord/depenses.schema.ts';

/** By rank; what has no name has the last, whatever its rank. */
const FILLS = ['fill-chart-1', 'fill-chart-2', 'fill-chart-3'] as const;
const RESTE = 'fill-chart-4';

export function fillOf(series: readonly SerieDepenses[], rang: number): string {
  const genre = series[rang]?.genre;
  if (genre === 'tout') return FILLS[1];
  return genre === 'nommee' ? (FILLS[rang] ?? RESTE) : RESTE;
}
