/** On a phone, what matters before the lines: carriage and what is to be settled. */
import { TriangleAlert } from 'lucide-react';
import type { Panier } from '@comptoir/contract/panier/panier.contract.ts';
import { useTexts } from '../../words/use-texts.ts';
import type { Controles } from '../panier.queries.ts';
import { FrancoJauge } from './franco-jauge.tsx';
import { POINTS_ID } from './points-panier.tsx';

interface Props {
  panier: Panier;
  controles: Controles | undefined;
}

export function ResumeTelephone({ panier, controles }: Props) {
  const t = useTexts('panier');
  const count = controles?.messages.length ?? 0;
  return (
    <div className="mt-4 sm:hidden">
      <FrancoJauge franco={panier.franco} />
      {count > 0 && (
        <a
          href={`#${POINTS_ID}`}
          className="-mx-4 mt-4 flex min-h-14 items-center gap-3 bg-warn-b px-4"
        >
          <TriangleAlert size={20} aria-hidden className="text-warn" />
          <b className="flex-1 type-name">{t('points.avant', { count })}</b>
          <span className="type-button text-link">{t('points.voir')}</span>
        </a>
      )}
    </div>
  );
}
