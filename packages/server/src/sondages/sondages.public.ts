/** Surveys as other capabilities tell them. */
export { createSondages, type Sondages } from './sondages.ts';
export { findSondageARepondre } from './find-sondage-a-repondre.ts';
