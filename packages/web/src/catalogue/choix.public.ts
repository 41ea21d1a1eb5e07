/** The kinds chosen by drawing, for the pages that lead to them. */
export { genresQuery } from './choix/choix.queries.ts';
export { isGenre } from './choix/genres.ts';
