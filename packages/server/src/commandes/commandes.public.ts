/** What the rest of the server takes from orders. */
export { autoriserCommande } from './autoriser-commande.ts';
export { approbationRequise } from './approbation-requise.ts';
export { commandeCourrier, type CourrierDeCommande } from './commande-courrier.ts';
export {
  creerCommande,
  type CommandeCreee,
  type CommandeDemandee,
  type DepsCommande,
} from './creer-commande.ts';
export { commandesAvancer } from './horloge-demo.ts';
export { creditRestant, isDansLeCredit } from './credit.ts';
export { findSituation, type SituationAcheteur } from './situation-acheteur.sql.ts';
export { listCommandes } from './liste.sql.ts';
export { filtresDe, toResume as toCommandeResumee } from './lister-commandes.ts';
