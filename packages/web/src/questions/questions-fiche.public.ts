/** What a sheet shows of the questions asked about it, below the first screen. */
export { QuestionsFiche } from './questions-fiche.tsx';
