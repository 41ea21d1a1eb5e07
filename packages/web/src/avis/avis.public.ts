/** What a sheet asks of its reviews before it renders; light, as every sheet loads it first. */
export { avisQuery } from './avis.queries.ts';
