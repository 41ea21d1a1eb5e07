import type { TranslateOf } from '../../words/use-texts.ts';
import type { PorteeExport } from './telecharger-export.ts';

/** « Tout le panier », « Villa Ker Anna », « 3 lignes ». */
export function direPortee(t: TranslateOf<'panier'>, { nom, ligneIds }: PorteeExport): string {
  if (ligneIds) return t('export.lignes', { count: ligneIds.length });
  return nom ?? t('export.tout');
}
