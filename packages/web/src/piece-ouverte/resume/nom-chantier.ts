import type { Chantier } from '@comptoir/contract/panier/chantiers.contract.ts';
import type { TranslateOf } from '../../words/use-texts.ts';

export function nomChantier(
  t: TranslateOf<'piece-ouverte'>,
  { libelle }: Pick<Chantier, 'libelle'>,
): string {
  return libelle ?? t('chantiers.sansNom');
}
