/** Surveys as other capabilities show them. */
export { createSondages, type Sondages } from './sondages.ts';
export { findSondageARepondre } from './find-sondage-a-repondre.ts';
