/** What the rest of the server takes from cutting to size. */
export { montantCoupe } from './tarif-coupe.ts';
