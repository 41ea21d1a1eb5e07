/**
 * Identifiers have nine digits at most, which an integer of PostgreSQL always holds: a larger one
 * names nothing. Pages, calls and the index read them by this grammar alone.
 */
export const MAX_ID = 999_999_999;
/** As an address writes one. */
export const ID_ECRIT = '\\d{1,9}';

const id = new RegExp(`^${ID_ECRIT}$`);

export const isId = (texte: string): boolean => id.test(texte) && Number(texte) > 0;

/** For the schema of a list `4,12` of at most that many. */
export function idsEcrits(max: number): string {
  return `^${ID_ECRIT}(,${ID_ECRIT}){0,${max - 1}}$`;
}
