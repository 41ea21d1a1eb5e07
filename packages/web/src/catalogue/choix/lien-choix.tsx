/** On the pages of what it covers: the way to the choice by drawing. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Ruler } from 'lucide-react';
import { liens } from '@comptoir/contract/liens.ts';
import { Lien } from '../../page/lien.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { useTexts } from '../../words/use-texts.ts';
import { genresQuery } from './choix.queries.ts';
import { isGenre } from './genres.ts';

/** `noeuds`: the node of the page and those above it. */
export function LienChoix({ noeuds }: { noeuds: readonly number[] }) {
  const t = useTexts('catalogue');
  const context = useRouteContext({ from: '__root__' });
  const { data } = useQuery(genresQuery(context));
  const offerts = (data?.genres ?? []).flatMap(({ genre, noeuds: couverts }) =>
    isGenre(genre) && couverts.some((id) => noeuds.includes(id)) ? genre : [],
  );
  if (offerts.length === 0) return null;
  return (
    <p className="mt-4 flex flex-wrap gap-2">
      {offerts.map((genre) => (
        <Lien
          key={genre}
          href={liens.choisir(context.locale, genre)}
          className={buttonClass({ size: 'sm' })}
        >
          <Ruler size={16} aria-hidden />
          {t(`choisir.${genre}`)}
        </Lien>
      ))}
    </p>
  );
}
