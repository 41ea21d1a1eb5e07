import { useRouter } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLocale, useTexts } from '../../use-texts.ts';
import { useChantierVise } from './chantier-vise.ts';

const ChoixVise = lazy(() => import('./choix-vise.tsx'));

/** Where what is added here goes, and another place for it. */
export function BoutonChantier({ className }: { className?: string }) {
  const t = useTexts('articles');
  const locale = useLocale();
  const { texts } = useRouter().options.context;
  const chantier = useChantierVise();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const open = async (bouton: HTMLElement) => {
    await texts.load(locale, ['panier']);
    setAnchor(bouton);
  };
  return (
    <span className={clsx('inline-flex min-w-0 items-center gap-1 type-meta', className)}>
      <span aria-hidden="true" className="text-text-2">
        {t('chantier.libelle')}
      </span>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        aria-label={t('chantier.choisir', { chantier: chantier ?? t('chantier.aucun') })}
        onClick={({ currentTarget }) => void open(currentTarget)}
        className="flex min-h-8 min-w-0 items-center gap-1 rounded-control px-1 font-[600] hover:underline max-sm:min-h-11 pointer-coarse:min-h-11"
      >
        <span className="max-w-48 truncate">{chantier ?? t('chantier.aucun')}</span>
        <ChevronDown size={16} aria-hidden className="shrink-0" />
      </button>
      {anchor && (
        <Suspense>
          <ChoixVise anchor={anchor} onClose={() => setAnchor(undefined)} />
        </Suspense>
      )}
    </span>
  );
}
