/** What is due again, for other pages of the account: how it is read, and put into the basket at once. */
export { habitudesQuery } from './habitudes.queries.ts';
export { AjoutDues } from './liste/ajouts.tsx';
