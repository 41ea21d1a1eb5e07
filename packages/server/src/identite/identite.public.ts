/** What the rest of the server takes from identity. */
export { cleanIdentite } from './clean-identite.ts';
export { createCourriersIdentite } from './courriers-identite.ts';
export {
  reinitialisationDemandee,
  type ReinitialisationDemandee,
} from './demander-reinitialisation.ts';
export { activationDemandee, type ActivationDemandee } from './envoyer-activation.ts';
export { createFrein, freinerEnvoi } from './freins.ts';
export { creerLienCompte } from './lien-unique.ts';
