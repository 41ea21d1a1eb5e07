/** Under a price: what made it lower, in two words. */
import type { LignePanier } from '@comptoir/contract/panier/ligne.schema.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { palierEnVigueur, paliersUtiles } from '../../articles/articles.public.ts';
import type { TranslateOf } from '../../words/use-texts.ts';

export function direRaison(
  t: TranslateOf<'panier'>,
  locale: Locale,
  { tarif, remise, quantite }: Pick<LignePanier, 'tarif' | 'remise' | 'quantite'>,
): string | undefined {
  if (!tarif) return undefined;
  const { origine } = tarif;
  if (remise !== null) {
    return t('prix.remise', { remise: formatNombre(locale, remise) });
  }
  if (origine === 'negocie') return t('prix.negocie');
  if (origine === 'palier') {
    const paliers = paliersUtiles(tarif);
    const palier = paliers[palierEnVigueur({ paliers }, quantite)];
    if (palier) return t('prix.palier', { quantite: formatNombre(locale, palier.quantite) });
  }
  if (Number(tarif.remise) === 0) return undefined;
  return t('prix.remise', { remise: formatNombre(locale, tarif.remise, 0) });
}
