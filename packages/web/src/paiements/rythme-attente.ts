/** How long to wait before asking again: often at first, then less and less. */
const RYTHME_MS = [1000, 1000, 1500, 2000, 3000];
const AU_PLUS_MS = 5000;

/** Beyond so many answers the wait is no longer usual, and the page says so. */
const REPONSES_LONGUES = 8;

export function prochaineLecture(reponses: number): number {
  return RYTHME_MS[reponses - 1] ?? AU_PLUS_MS;
}

export function isAttenteLongue(reponses: number): boolean {
  return reponses >= REPONSES_LONGUES;
}
