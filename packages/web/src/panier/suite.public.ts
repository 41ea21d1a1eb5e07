/** What holds more lines than its page is made with: its first lines, then the others. */
export { readDepuis, useDepuis, useDepuisSeul } from './suite/depuis.ts';
export { isPartiel } from './suite/partie-lue.ts';
export { PREMIERES } from './suite/premieres.ts';
export { trancheQuery } from './suite/tranche-query.ts';
