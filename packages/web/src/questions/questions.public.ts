/** What a sheet asks of its questions before it renders; light, as every sheet loads it first. */
export { questionsQuery } from './questions.queries.ts';
