/** Texts and files read into lines, for those who put the lines elsewhere than into the basket. */
export { direRefusImport } from './import/dire-refus-import.ts';
export { isADire, type ImportADire, type Prendre } from './import/import-a-dire.ts';
export { versBase64 } from './import/octets.ts';
