/** Surveys as other capabilities tell them. */
export { createSondages, type Sondages } from './sondages.ts';
export { trouverSondageARepondre } from './trouver-sondage-a-repondre.ts';
