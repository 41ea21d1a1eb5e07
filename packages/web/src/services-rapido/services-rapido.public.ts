/** What other pages show of the workshops. */
export { GrilleServices } from './grille-services.tsx';
export { servicesDuMetier } from './services-du-metier.ts';
export { servicesRapidoQuery } from './services-rapido.queries.ts';
