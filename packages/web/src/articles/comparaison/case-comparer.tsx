import { Scale } from 'lucide-react';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import { showToast } from '../../ui/notice/toast-store.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import { useTexts } from '../../words/use-texts.ts';
import { MAX_COMPARES, toggle, useIsCompare } from './comparaison.ts';

interface Props {
  articleId: number;
  reference: string;
  /** `case`: a box in a column. `bouton`: a word on the sheet. */
  variant: 'case' | 'bouton';
}

/** Puts an article into the comparison or takes it out. */
export function CaseComparer({ articleId, reference, variant }: Props) {
  const t = useTexts('articles');
  const isCompare = useIsCompare(articleId);
  const change = () => {
    if (!toggle(articleId)) {
      showToast({ title: t('comparaison.pleine', { max: MAX_COMPARES }) });
    }
  };
  if (variant === 'case') {
    return (
      <Checkbox
        label={t('comparaison.comparer', { reference })}
        hideLabel
        checked={isCompare}
        onChange={change}
      />
    );
  }
  return (
    <button
      type="button"
      aria-pressed={isCompare}
      onClick={change}
      className={buttonClass({ kind: 'quiet', size: 'sm' })}
    >
      <Scale size={16} aria-hidden />
      {t(isCompare ? 'comparaison.retirer' : 'comparaison.ajouter')}
    </button>
  );
}
