/** Chantiers folded on a device: a cookie, since the first HTML has to know. */
export const COOKIE_PLIES = 'chantiersPlies';

const MOST_KEPT = 50;

/** Anything may stand in a cookie: what is no identifier is left out. */
export function readPlies(cookie: string | undefined): number[] {
  return (cookie ?? '')
    .split('.')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0)
    .slice(-MOST_KEPT);
}

/** The latest ones, when they are too many for a cookie. */
export function writePlies(ids: readonly number[]): string {
  return ids.slice(-MOST_KEPT).join('.');
}
