import type { ValeurChoix } from '@comptoir/contract/catalogue/choix.contract.ts';
import type { TranslateOf } from '../../words/use-texts.ts';

/** Values that the server puts together have their name here; figures are their own. */
export function nommerValeur(t: TranslateOf<'choix'>, { valeur, libelle }: ValeurChoix): string {
  if (libelle !== null) return libelle;
  switch (valeur) {
    case 'torx':
    case 'pozidriv':
    case 'phillips':
    case 'sans':
      return t(`valeurs.${valeur}`);
    default:
      return valeur;
  }
}
