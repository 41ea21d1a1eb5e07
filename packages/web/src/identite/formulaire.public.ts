/** Forms of other capabilities: the same fields, rules and manners. */
export { isEmail, isNom, isTelephone } from './formulaire/regles-personne.ts';
export { useFormulaire, type Saisie } from './formulaire/use-formulaire.ts';
