/** What the rest of the server takes from cutting to size. */
export { debiterPour, type Debiter } from './debit.ts';
export { avecPlans, type Plans } from './plans.ts';
export { montantCoupe } from './tarif-coupe.ts';
