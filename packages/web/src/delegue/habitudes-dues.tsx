import { jourDit } from '@comptoir/contract/jours-dits.ts';
import type { FicheClient } from '@comptoir/contract/delegue/comptes.contract.ts';
import { useLocale, useTexts } from '../use-texts.ts';

interface HabitudesDuesProps {
  habitudes: FicheClient['habitudesDues'];
  /** The day dates are told from. */
  jour: string;
}

/** What he buys regularly and should need again. */
export function HabitudesDues({ habitudes, jour }: HabitudesDuesProps) {
  const t = useTexts('delegue');
  const locale = useLocale();
  if (habitudes.length === 0) return null;
  return (
    <>
      <h4 className="mt-4 type-label">{t('fiche.habitudes', { count: habitudes.length })}</h4>
      <ul className="mt-1 divide-y divide-line">
        {habitudes.map(({ articleId, reference, libelle, dernierLe }) => (
          <li key={articleId} className="py-1.5 type-meta">
            <span className="block truncate">{libelle}</span>
            <span className="type-caption text-text-2">
              <span className="type-ref">{reference}</span> ·{' '}
              {t('fiche.dernierAchat', { jour: jourDit(locale, dernierLe, jour) })}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
