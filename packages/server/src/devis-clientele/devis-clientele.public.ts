/** What the rest of the server takes from the quotes for customers. */
export { cleanDevisClientele } from './devis.sql.ts';
export { confirmerAcceptation } from './envoi/confirmer-acceptation.ts';
export { ouvrirDevis } from './ouvrir-devis.ts';
export type { GroupeADeviser } from './sources/section-source.ts';
