/** What the rest of the server takes from the quotes for customers. */
export { cleanDevisClientele } from './devis.sql.ts';
