/** What the rest of the server writes its own sheets with. */
export {
  collect,
  MARGIN,
  openFeuille,
  printable,
  writeFeet,
  writeHead,
  writeHeading,
  type Pdf,
} from './feuille.ts';
export { writeTable } from './pdf-table.ts';
