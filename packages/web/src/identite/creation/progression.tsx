import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { Lien } from '../../page/lien.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { ETAPES, type Etape } from './saisie-creation.ts';

interface ProgressionProps {
  etape: Etape;
  /** The furthest one may go to. */
  possible: Etape;
  hrefOf: (etape: Etape) => string;
}

/** The four steps: where one is, and the way back to those answered. */
export function Progression({ etape, possible, hrefOf }: ProgressionProps) {
  const t = useTexts('identite');
  const rang = ETAPES.indexOf(etape);
  const limite = ETAPES.indexOf(possible);
  return (
    <nav aria-label={t('creation.etapes')} className="mb-8">
      <p className="mb-2 type-meta text-text-2 sm:hidden" aria-hidden>
        {t('creation.rang', { rang: rang + 1, total: ETAPES.length })}
      </p>
      <ol className="grid grid-cols-4 gap-2">
        {ETAPES.map((each, index) => {
          const isCurrent = index === rang;
          const libelle = (
            <>
              {index < rang && <Check size={16} aria-hidden className="shrink-0" />}
              <span className="truncate max-sm:sr-only">{t(`creation.etape.${each}`)}</span>
              {isCurrent && (
                <span aria-hidden className="truncate sm:hidden">
                  {t(`creation.etape.${each}`)}
                </span>
              )}
            </>
          );
          const className = clsx(
            'flex min-h-8 items-center gap-1 border-t-4 pt-1 type-label max-sm:min-h-11',
            index <= rang ? 'border-text' : 'border-line text-text-2',
          );
          return (
            <li key={each} aria-current={isCurrent ? 'step' : undefined} className="min-w-0">
              {index <= limite && !isCurrent ? (
                <Lien href={hrefOf(each)} className={clsx(className, 'hover:text-link')}>
                  {libelle}
                </Lien>
              ) : (
                <span className={className}>{libelle}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
