import type { Chantier } from '@comptoir/contract/panier/chantiers.contract.ts';
import type { TranslateOf } from '../../use-texts.ts';

export function nomChantier(
  t: TranslateOf<'tunnel'>,
  { libelle }: Pick<Chantier, 'libelle'>,
): string {
  return libelle ?? t('chantiers.sansNom');
}

/** Those with a name first, as in the basket. */
export function chantiersEnOrdre<T extends Pick<Chantier, 'libelle'>>(
  chantiers: readonly T[],
): T[] {
  return chantiers.toSorted((a, b) => Number(a.libelle === null) - Number(b.libelle === null));
}
