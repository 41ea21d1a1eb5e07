/** Stores to choose from, the nearest first: where one looks for them, the list, the map. */
export { ChampLieu } from './choix/champ-lieu.tsx';
export { ListeAuChoix } from './choix/liste-au-choix.tsx';
export { ListeEtCarte } from './choix/liste-et-carte.tsx';
export { useLieux } from './choix/magasins-au-choix.queries.ts';
export { useLieu } from './choix/use-lieu.ts';
