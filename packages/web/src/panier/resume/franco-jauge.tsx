/** How far free carriage is, in money. */
import { isZeroMontant, subtractMontants, type Montant } from '@comptoir/contract/argent.ts';
import { formatArgent } from '@comptoir/contract/words/formats.ts';
import type { Franco } from '@comptoir/contract/panier/panier.contract.ts';
import { Check } from 'lucide-react';
import { Gauge } from '../../ui/notice/progress.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';

export function FrancoJauge({ franco }: { franco: Franco }) {
  const t = useTexts('panier');
  const { seuil, reste, promotion, longsEnSus } = franco;
  if (reste === null) return null;
  const isOffert = promotion !== null || seuil === null || isZeroMontant(reste);
  return (
    <>
      {isOffert ? <Offert franco={franco} /> : <Reste seuil={seuil} reste={reste} />}
      {longsEnSus && <p className="mt-1 type-meta text-text-2">{t('franco.longsEnSus')}</p>}
    </>
  );
}

function Offert({ franco: { seuil, promotion } }: { franco: Franco }) {
  const t = useTexts('panier');
  const locale = useLocale();
  return (
    <p className="flex items-center gap-1 type-meta text-ok">
      <Check size={16} aria-hidden />
      {promotion === null
        ? seuil
          ? t('franco.atteint', { seuil: formatArgent(locale, seuil) })
          : t('franco.permanent')
        : t('franco.promotion', { promotion })}
    </p>
  );
}

function Reste({ seuil, reste }: { seuil: Montant; reste: Montant }) {
  const t = useTexts('panier');
  const locale = useLocale();
  return (
    <Gauge
      // For the drawing only: the amounts themselves stay as they were given.
      value={Number(subtractMontants(seuil, reste).montant)}
      max={Number(seuil.montant)}
      label={t('franco.reste', { montant: formatArgent(locale, reste) })}
      goal={formatArgent(locale, seuil)}
    />
  );
}
