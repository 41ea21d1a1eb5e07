import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { latePart } from '../../loading/late-part.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { useChantierVise } from './chantier-vise.ts';

const choix = latePart({ load: () => import('./choix-vise.tsx'), words: ['panier'] });

/** Where what is added here goes, and another place for it. */
export function BoutonChantier({ className }: { className?: string }) {
  const t = useTexts('articles');
  const chantier = useChantierVise();
  const [anchor, setAnchor] = useState<HTMLElement>();
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
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        className="flex min-h-8 min-w-0 items-center gap-1 rounded-control px-1 font-[600] hover:underline max-sm:min-h-11 pointer-coarse:min-h-11"
      >
        <span className="max-w-48 truncate">{chantier ?? t('chantier.aucun')}</span>
        <ChevronDown size={16} aria-hidden className="shrink-0" />
      </button>
      {anchor && <choix.Part anchor={anchor} onClose={() => setAnchor(undefined)} />}
    </span>
  );
}
