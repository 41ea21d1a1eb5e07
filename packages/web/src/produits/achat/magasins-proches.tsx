import { clsx } from 'clsx';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import type { StockMagasin } from '@comptoir/contract/articles/articles.contract.ts';
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import {
  DOTS,
  nomMagasin,
  stockMagasin,
  texteRetrait,
  WORDS,
} from '../../articles/articles.public.ts';
import { ouvertureCourte } from '../../cadre/header/ouverture-courte.ts';
import { usePage } from '../../page/page-context.ts';
import { Button } from '../../ui/button/button.tsx';
import { Skeleton } from '../../ui/notice/skeleton.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { openMagasins } from './disponibilite-fiche.tsx';
import { magasinsQuery } from '../produits.queries.ts';

const MONTRES = 4;

interface Props {
  article: ArticleVendu;
  quantite: number;
}

/** The buyer's store and those around it; without one, the way to choose it. */
export function MagasinsProches({ article, quantite }: Props) {
  const t = useTexts('produits');
  const { locale, session } = usePage();
  const { api } = useRouteContext({ from: '__root__' });
  const { data } = useQuery({
    ...magasinsQuery({ api, locale }, article.id, quantite),
    enabled: session.magasin !== undefined,
  });
  if (!session.magasin) {
    return (
      <div className="border-y border-line py-4">
        <p className="text-text-2">{t('magasins.invitation')}</p>
        <Button className="mt-3" onClick={() => openMagasins(article, quantite)}>
          {t('disponibilite.choisir')}
        </Button>
      </div>
    );
  }
  if (!data) return <Skeleton className="h-56 w-full" />;
  return (
    <>
      <ul className="border-t border-line">
        {data.magasins.slice(0, MONTRES).map((magasin) => (
          <Ligne key={magasin.magasinId} magasin={magasin} jour={data.jour} />
        ))}
      </ul>
      <Button block className="mt-3 sm:hidden" onClick={() => openMagasins(article, quantite)}>
        {t('magasins.tous', { nombre: enseigne.promesses.nombreMagasins })}
      </Button>
    </>
  );
}

function Ligne({ magasin, jour }: { magasin: StockMagasin; jour: string }) {
  const t = useTexts('articles');
  const tCadre = useTexts('cadre');
  const locale = useLocale();
  const { distance } = magasin;
  const { etat, texte } = stockMagasin(t, locale, magasin);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line py-2 type-meta sm:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)_minmax(0,1.2fr)]">
      <span>
        <b className="font-[640]">{nomMagasin(magasin.libelle)}</b>
        {distance !== null && (
          <span className="text-text-2">
            {' '}
            {t('magasins.distance', { distance: formatNombre(locale, distance, 0) })}
          </span>
        )}
        {magasin.reference && (
          <span className="ml-2 type-badge text-link">{t('magasins.mien')}</span>
        )}
        <span className="block type-caption text-text-2">
          {ouvertureCourte(tCadre, locale, magasin.ouverture, jour)}
        </span>
      </span>
      <span className={clsx('flex items-baseline gap-1.5', WORDS[etat])}>
        <span aria-hidden="true" className={clsx('size-2 shrink-0 rounded-full', DOTS[etat])} />
        {texte}
      </span>
      <span className="text-right text-text-2 max-sm:col-span-2">
        {texteRetrait(t, locale, magasin.retrait, jour)}
      </span>
    </li>
  );
}
