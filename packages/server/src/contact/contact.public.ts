/** What the rest of the server takes from the contact form. */
export { cleanPieces } from './contact.sql.ts';
export { updateRappelFait } from './rappels/rappel-fait.sql.ts';
