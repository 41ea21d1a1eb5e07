/** What the demo writes quotes with: as the verbs do, without mails and events. */
export { insertDevis, insertEvenement, updateEtat } from './devis.sql.ts';
export { writeVersion, insererVersion, resumer } from './write-version.ts';
export { totaliser, type LigneVersion } from './ligne-version.ts';
export type { LivraisonGardee } from './livraison-devis.ts';
