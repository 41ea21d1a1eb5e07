/** Links between products, for who writes their rules and for the job that follows them. */
export { calculerAchatsConjoints, calculerLiens } from './liens/calculer-liens.sql.ts';
export { suivreLiens } from './liens/suivre-liens.ts';
export { writeRegles, type ConditionLien, type RegleLien } from './liens/regles.sql.ts';
