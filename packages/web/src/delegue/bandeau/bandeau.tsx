/** Always there for a delegate: who they are, for whom they act, the way to another customer. */
import { clsx } from 'clsx';
import { usePage } from '../../page/page-context.ts';
import { useTexts } from '../../words/use-texts.ts';
import { BandeauDeplie } from './bandeau-deplie.tsx';
import { BandeauReplie } from './bandeau-replie.tsx';
import { BarreTelephone } from './barre-telephone.tsx';
import { useClientSuivi } from '../use-client-suivi.ts';

export default function Bandeau() {
  const t = useTexts('delegue');
  const { session } = usePage();
  const { delegue, compte } = session;
  useClientSuivi();
  if (!delegue) return null;
  const { isReplie } = delegue;
  return (
    <aside
      aria-label={t('bandeau.titre')}
      data-bandeau={isReplie ? 'replie' : 'deplie'}
      data-agit={compte ? '' : undefined}
      className={clsx(
        'on-ink fixed z-30 text-on print:hidden',
        'bottom-[calc(var(--bottom-bar-height)-var(--bandeau-height))] h-(--bandeau-height)',
        compte ? 'bg-del' : 'bg-ink',
        isReplie ? 'inset-x-0 lg:right-auto lg:left-8 lg:w-82.5 lg:rounded-t-card' : 'inset-x-0',
      )}
    >
      <BarreTelephone delegue={delegue} />
      {isReplie ? <BandeauReplie delegue={delegue} /> : <BandeauDeplie delegue={delegue} />}
    </aside>
  );
}
