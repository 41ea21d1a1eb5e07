import { MessageSquareText } from 'lucide-react';
import { dateCourte } from '@comptoir/contract/words/jours-dits.ts';
import { liens } from '@comptoir/contract/liens.ts';
import type { SondageResume } from '@comptoir/contract/sondages/sondages.contract.ts';
import { Lien } from '../../page/lien.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { useLocale, useTexts } from '../../words/use-texts.ts';

/** A survey the buyer has not answered yet. */
export function SondageARepondre({ sondage }: { sondage: SondageResume }) {
  const t = useTexts('accueil');
  const locale = useLocale();
  const { titre, fin } = sondage;
  return (
    <p className="-mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-sunk px-4 py-2.5">
      <MessageSquareText size={20} aria-hidden className="text-link" />
      <span className="min-w-0 flex-1">
        {t('acheteur.sondage', { jour: dateCourte(locale, fin), titre })}
      </span>
      <Lien
        href={liens.sondage(locale, sondage)}
        aria-label={`${t('acheteur.sondageRepondre')} : ${titre}`}
        className={buttonClass({ size: 'sm' })}
      >
        {t('acheteur.sondageRepondre')}
      </Lien>
    </p>
  );
}
