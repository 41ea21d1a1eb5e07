/** What holds more lines than its page is made with: its first lines, then the others. */
export { readDepuis, useDepuis } from './suite/depuis.ts';
export { isPartiel } from './suite/partie-lue.ts';
