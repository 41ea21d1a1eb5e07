/** What other charts take from those of the dashboard. */
export { evolution } from './depenses/evolution.ts';
export { placerBarres } from './depenses/geometrie.ts';
export { sansCentimes } from './sans-centimes.ts';
