/** Under the header while amounts are hidden: that they are, and the way back. */
import { EyeOff } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { usePage } from '../page/page-context.ts';
import { useTexts } from '../words/use-texts.ts';
import { masquerMontants } from './masquer-montants.ts';
import { TOUCHE_DISCRETION, useDiscretion } from './use-discretion.public.ts';

export default function BarreDiscretion() {
  const t = useTexts('discretion');
  const { discretion = 'masques' } = usePage().session;
  const montrer = useDiscretion();
  // Before the next picture of the page: none may show an amount.
  useLayoutEffect(() => masquerMontants(), []);
  return (
    <div role="status" className="border-b bg-sunk print:hidden">
      <div className="page-wide flex items-center gap-x-3 py-1">
        <EyeOff size={20} aria-hidden className="shrink-0 text-text-2" />
        <p className="min-w-0 flex-1 type-body">{t(`en.${discretion}`)}</p>
        <button
          type="button"
          aria-keyshortcuts={TOUCHE_DISCRETION}
          onClick={() => montrer(undefined)}
          className="flex h-11 shrink-0 items-center gap-2 rounded-control px-2 type-label text-link hover:underline"
        >
          {t('afficher')}
          <kbd aria-hidden className="type-caption text-text-2 max-sm:hidden pointer-coarse:hidden">
            {TOUCHE_DISCRETION}
          </kbd>
        </button>
      </div>
    </div>
  );
}
