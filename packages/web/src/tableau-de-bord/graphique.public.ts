/** What other charts take from those of the dashboard. */
export { DeuxSeries } from './depenses/deux-series.tsx';
export { evolution } from './depenses/evolution.ts';
export { sansCentimes } from './sans-centimes.ts';
