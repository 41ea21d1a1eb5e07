/** What the rest of the server takes from identity. */
export { cleanIdentite } from './clean-identite.ts';
export { createCourriersIdentite } from './courriers-identite.ts';
export { reinitialisationDemandee } from './mot-de-passe/demander-reinitialisation.ts';
export { activationDemandee } from './creation/envoyer-activation.ts';
export { createFrein, freinerEnvoi } from './connexion/freins.ts';
export { noterChangement } from './equipe/journal-equipe.sql.ts';
export { masquerEmail } from './equipe/masquer-email.ts';
export { touchEquipier, versionOf, type EquipierNomme } from './equipe/write-equipier.ts';
export { creerLienCompte } from './mot-de-passe/lien-unique.ts';
export { lockPersonne } from './personnes.sql.ts';
