/** One part of what is read before it is sent, with the way to change it. */
import { useId, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { Lien } from '../../page/lien.tsx';
import { useTexts } from '../../words/use-texts.ts';

interface Props {
  titre: string;
  /** The step that is gone back to, or what opens in place. */
  modifier?: string | (() => void);
  className?: string;
  children: ReactNode;
}

const CLASSE =
  '-my-1 flex min-h-8 items-center rounded-control px-1 type-meta font-[560] text-link hover:underline max-sm:min-h-11 pointer-coarse:min-h-11';

export function Bloc({ titre, modifier, className, children }: Props) {
  const t = useTexts('piece-ouverte');
  const id = useId();
  const nom = t('confirmation.modifierQuoi', { quoi: titre });
  return (
    <section aria-labelledby={id} className={clsx('min-w-0', className)}>
      <div className="flex min-h-8 items-center justify-between gap-3 border-b border-line-2 pb-1">
        <h2 id={id} className="type-h3">
          {titre}
        </h2>
        {typeof modifier === 'string' && (
          <Lien href={modifier} aria-label={nom} className={CLASSE}>
            {t('modifier')}
          </Lien>
        )}
        {typeof modifier === 'function' && (
          <button type="button" aria-label={nom} onClick={modifier} className={CLASSE}>
            {t('modifier')}
          </button>
        )}
      </div>
      <div className="pt-3">{children}</div>
    </section>
  );
}
