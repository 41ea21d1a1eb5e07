import { Building2, ChevronUp, Search } from 'lucide-react';
import { openOverlay } from '../../overlay/overlay-store.ts';
import { usePage } from '../../page/page-context.ts';
import type { DelegueAffiche } from '../../app/rendering.ts';
import { useTexts } from '../../words/use-texts.ts';
import { Qui } from './bandeau-replie.tsx';
import { FinDeSession } from '../fin-de-session.tsx';

/** Above the bottom bar of a phone; everything of the banner is in the drawer it opens. */
export function BarreTelephone({ delegue }: { delegue: DelegueAffiche }) {
  const t = useTexts('delegue');
  const { session } = usePage();
  return (
    <div className="flex h-full items-center lg:hidden">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => openOverlay('menu-delegue')}
        className="flex h-full min-w-0 flex-1 items-center gap-3 px-4 text-start -outline-offset-3 sm:px-6"
      >
        <Building2 size={20} aria-hidden />
        <Qui session={session} />
        <ChevronUp size={20} aria-hidden className="ml-auto" />
      </button>
      <FinDeSession delegue={delegue} isCourte />
      <button
        type="button"
        aria-label={t('bandeau.chercher')}
        onClick={() => openOverlay('recherche-compte')}
        className="flex h-full w-14 shrink-0 items-center justify-center border-l border-del-l/50 -outline-offset-3"
      >
        <Search size={20} aria-hidden />
      </button>
    </div>
  );
}
