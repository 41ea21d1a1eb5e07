/** For whoever reads a PDF of strangers. */
export { isDepliable } from './imports/pdf-deplie.ts';
