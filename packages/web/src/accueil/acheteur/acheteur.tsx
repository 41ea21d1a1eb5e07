/** The home page of a buyer: one chunk, in two places of the page. */
export { SuiteAcheteur } from './suite-acheteur.tsx';
export { TeteAcheteur } from './tete-acheteur.tsx';
