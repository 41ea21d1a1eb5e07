/** What the demo writes quotes with: as the verbs do, without mails and events. */
export { insertDevis, insertEvenement, updateEtat } from './devis.sql.ts';
export { ecrireVersion, insererVersion, resumer } from './ecrire-version.ts';
export { totaliser, type LigneVersion } from './ligne-version.ts';
export type { LivraisonGardee } from './livraison-devis.ts';
