/** What the rest of the server, the demo and the tests take from invoices. */
export {
  listComptesFactures,
  listLivres,
  listTaux,
  type CompteFacture,
  type LivreRow,
} from './emission/a-facturer.sql.ts';
export { echeanceOf, plusJours } from './emission/echeance.ts';
export { insertFactures, prendreNumeros, retirerBons } from './emission/ecrire-facture.sql.ts';
export {
  composer,
  facturerCompte,
  facturerTout,
  tauxDuJour,
  toFacture,
  type Composee,
} from './emission/facturer.ts';
export { writeAvoir, emettreAvoir } from './emission/emettre-avoir.ts';
export { envoyerFacture, envoyerFactures } from './envoi/envoyer-factures.ts';
export { factureEmise } from './emission/facture-emise.ts';
export { lundiOf } from './emission/regrouper.ts';
export { echuSql, enRetardSql, type Echu, type EnRetard } from './lecture/en-retard.sql.ts';
export { cleanDossiers } from './dossiers/dossiers.sql.ts';
export { factureDossier, type DepsDossier } from './dossiers/ecrire-dossier.ts';
export { listEcarts } from './verifier-factures.sql.ts';
