/** Surveys as other pages lead to them. */
export { sondagesQuery } from './sondages.queries.ts';
