import type { PointDeDepart } from '@comptoir/contract/panier/plan-retrait.contract.ts';
import { nomMagasin } from '../../articles/nom-magasin.public.ts';
import type { TranslateOf } from '../../words/use-texts.ts';

/** What distances are measured from: « À vol d’oiseau depuis Villa Ker Anna, La Baule ». */
export function direDepuis(
  t: TranslateOf<'plan-retrait'>,
  { nature, libelle, ville, approche }: PointDeDepart,
): string {
  if (nature === 'lieu' && libelle === null) return t('depuis.position');
  const nom = nomMagasin(libelle ?? '');
  const dit = t(`depuis.${nature}`, { libelle: nom, ville: ville ?? '' });
  return approche === null
    ? dit
    : `${dit} ${t('depuis.approche', { approche, ville: ville ?? '' })}`;
}
