/** What other capabilities take from the catalogue's tree. */
export type { Arbre } from './arbre.ts';
export { listGenresOfferts } from './choix/classer.ts';
export { SUJETS_DU_CATALOGUE } from './sujets-du-catalogue.ts';
