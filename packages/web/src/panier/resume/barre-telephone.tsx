/** On a phone the total and the way on stay above the bottom bar. */
import { formatArgent } from '@comptoir/contract/words/formats.ts';
import type { Panier } from '@comptoir/contract/panier/panier.contract.ts';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { Commander } from './commander.tsx';

export function BarreTelephone({ panier }: { panier: Panier }) {
  const t = useTexts('panier');
  const locale = useLocale();
  return (
    <section
      aria-label={t('resume.titre')}
      data-order-bar
      className="fixed inset-x-0 bottom-(--bottom-bar-height,0px) z-30 flex min-h-18 items-center gap-4 border-t border-text bg-bg px-4 py-2 sm:hidden print:hidden"
    >
      <p className="whitespace-nowrap">
        <b className="block type-total">{formatArgent(locale, panier.tarif.netHT)}</b>
        <span className="block type-meta text-text-2">
          {t('resume.court', { count: panier.nombreArticles })}
        </span>
      </p>
      <div className="min-w-0 flex-1">
        <Commander panier={panier} />
      </div>
    </section>
  );
}
