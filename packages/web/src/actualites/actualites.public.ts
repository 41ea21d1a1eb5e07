/** News as other pages show them. */
export { actualitesQuery } from './actualites.queries.ts';
export { CarteActualite } from './carte-actualite.tsx';
