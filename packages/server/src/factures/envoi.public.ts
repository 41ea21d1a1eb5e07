/** What the shop sends invoices with. */
export { choisirEnvoi } from './envoi/choisir-envoi.ts';
export type { EnvoiFactures } from './envoi/envoi-factures.ts';
