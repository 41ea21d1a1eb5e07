import { clsx } from 'clsx';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { Lien } from '../page/lien.tsx';
import { useLocale, useTexts } from '../words/use-texts.ts';

interface Props {
  /** Reviews with 1, 2, 3, 4, 5. */
  repartition: readonly number[];
  /** The score the list is reduced to. */
  note?: number | undefined;
  hrefOf: (note: number) => string;
}

/** How many of each score, best first; each leads to those reviews. */
export function Repartition({ repartition, note, hrefOf }: Props) {
  const t = useTexts('avis');
  const locale = useLocale();
  const most = Math.max(1, ...repartition);
  const rangs = repartition.map((nombre, index) => ({ rang: index + 1, nombre })).reverse();
  return (
    <ul aria-label={t('repartition')} className="flex flex-col">
      {rangs.map(({ rang, nombre }) => {
        const etoiles = t('etoiles', { count: rang });
        const row = (
          <>
            <span className="w-18 shrink-0 type-meta">{etoiles}</span>
            <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden className="h-2 flex-1">
              <rect width="100" height="8" className="fill-sunk-2" />
              <rect width={(nombre / most) * 100} height="8" className="fill-text" />
            </svg>
            <span className="w-10 shrink-0 text-right type-meta text-text-2">
              {formatNombre(locale, nombre)}
            </span>
          </>
        );
        const box = '-mx-2 flex min-h-7 items-center gap-3 rounded-control px-2 max-sm:min-h-11';
        return (
          <li key={rang}>
            {nombre === 0 ? (
              <span className={box}>{row}</span>
            ) : (
              <Lien
                href={hrefOf(rang)}
                keepScroll
                aria-current={rang === note ? 'true' : undefined}
                className={clsx(box, rang === note ? 'bg-sel font-[600]' : 'hover:bg-sunk')}
              >
                {row}
              </Lien>
            )}
          </li>
        );
      })}
    </ul>
  );
}
