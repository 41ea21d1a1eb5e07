/** The kinds that have their words; the server says which of them the catalogue has. */
export const GENRES_NOMMES = [
  'vis',
  'boulons',
  'chevilles',
  'ancrages',
  'charnieres',
  'coulisses',
  'disques',
  'cylindres',
] as const;
export type GenreNomme = (typeof GENRES_NOMMES)[number];

export function isGenre(genre: string): genre is GenreNomme {
  return GENRES_NOMMES.some((nomme) => nomme === genre);
}
