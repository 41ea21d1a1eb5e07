/** What other capabilities ask of a person follows the same rules. */
export { isEmail, isNom, isTelephone } from './formulaire/regles-personne.ts';
