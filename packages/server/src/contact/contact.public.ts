/** What the rest of the server takes from the contact form. */
export { cleanPieces } from './contact.sql.ts';
