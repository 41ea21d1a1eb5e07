/** What the server starts for the kitchen planner. */
export { createDebit } from './debit.ts';
