import { jusqua } from '@comptoir/contract/words/jours-dits.ts';
import type { TarifAffiche } from '@comptoir/contract/articles/tarif.schema.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { Badge } from '../../ui/notice/badge.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';

interface Props {
  tarif: TarifAffiche | null;
  /** Given, the last day is said too: « −20 % jusqu’au 28 nov. ». */
  jour?: string;
}

/** Over the picture, when the price comes from a promotion. */
export function BadgePromotion({ tarif, jour }: Props) {
  const t = useTexts('articles');
  const locale = useLocale();
  if (!tarif?.promotion || tarif.remise === '0') return null;
  const remise = formatNombre(locale, tarif.remise, 0);
  const { fin } = tarif.promotion;
  return (
    <Badge tone="ink">
      {jour && fin
        ? t('prix.remiseJusquau', { remise, jusqua: jusqua(locale, fin, jour) })
        : t('prix.remise', { remise })}
    </Badge>
  );
}
