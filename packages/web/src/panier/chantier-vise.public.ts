/** The chantier that what is added from a page goes to. */
export { readChantierVise } from './chantiers/chantier-vise.ts';
