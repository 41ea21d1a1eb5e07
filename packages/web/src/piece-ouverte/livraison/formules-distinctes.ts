import type { ChoixLivraison, OptionLivraison } from '@comptoir/contract/livraison/choix.schema.ts';

/** Fetched in one go as soon as it can be: « all at once » would be the same, and is not offered. */
export function formulesDistinctes(
  options: readonly OptionLivraison[],
  { mode, formule }: Pick<ChoixLivraison, 'mode' | 'formule'>,
): readonly OptionLivraison[] {
  const [premiere] = options;
  const isUnSeul = premiere?.disponible === true && premiere.envois.length === 1;
  if (mode === 'livraison' || !isUnSeul || formule === 'complete') return options;
  return options.filter((option) => option.formule !== 'complete');
}
