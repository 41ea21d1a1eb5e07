/** Loaded when more lines are asked for than a page has. */
export { prolongerJusqua } from './suite/prolonger.ts';
