import { clsx } from 'clsx';
import type { Actualite } from '@comptoir/contract/actualites/actualites.contract.ts';
import { formatDate } from '@comptoir/contract/words/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { ImageArticle } from '../articles/articles.public.ts';
import { Lien } from '../page/lien.tsx';
import { useLocale, useTexts } from '../words/use-texts.ts';

interface CarteActualiteProps {
  actualite: Actualite;
  /** Level of its title. */
  niveau: 2 | 3;
  /** The latest of all: twice as wide on a desk. */
  une?: boolean;
  eager?: boolean;
}

/** A news in a ruled grid; the whole card leads to it. */
export function CarteActualite({ actualite, niveau, une = false, eager }: CarteActualiteProps) {
  const t = useTexts('actualites');
  const locale = useLocale();
  const Titre = `h${niveau}` as const;
  const { sujet, date, titre, chapeau, image } = actualite;
  return (
    <article
      className={clsx(
        'relative flex h-full flex-col gap-4 border-r border-b p-4 hover:bg-sunk max-sm:border-r-0 sm:p-6',
        une && 'lg:flex-row lg:gap-8',
      )}
    >
      <ImageArticle
        image={image}
        slot="carte"
        alt=""
        {...(eager && { eager })}
        className={clsx('p-4', une ? 'h-48 lg:h-auto lg:min-h-64 lg:w-1/2' : 'h-40')}
      />
      <div className={clsx('flex flex-1 flex-col', une && 'lg:justify-center')}>
        <p className="type-meta text-text-2">
          {t(`sujets.${sujet}`)} · <time dateTime={date}>{formatDate(date)}</time>
        </p>
        <Titre className={clsx('mt-1 text-balance', une ? 'type-h1' : 'type-h2')}>
          <Lien
            href={liens.actualite(locale, actualite)}
            className="-outline-offset-2 after:absolute after:inset-0"
          >
            {titre}
          </Lien>
        </Titre>
        <p className="mt-2 type-body text-pretty text-text-2">{chapeau}</p>
      </div>
    </article>
  );
}
