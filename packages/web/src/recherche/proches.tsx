/** Beside words that find little: other sizes, finishes and makers, and what tells them apart. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useId } from 'react';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import type { ArticleVendu, Attribut } from '@comptoir/contract/articles/article.schema.ts';
import type { RechercheReponse } from '@comptoir/contract/recherche/recherche.contract.ts';
import { formatAttribut } from '../articles/articles.public.ts';
import { RangeeAchat } from '../articles/rangee-achat.public.tsx';
import { CarteArticle } from '../catalogue/carte-article.public.ts';
import { lienNoeud } from '../catalogue/catalogue.public.ts';
import { Lien } from '../page/lien.tsx';
import { useLocale, useTexts } from '../words/use-texts.ts';
import { prochesQuery } from './recherche.queries.ts';

export interface ProchesProps {
  q: string;
  /** The one article the words found, which stands beside what is near. */
  seul?: Pick<RechercheReponse, 'articles' | 'jour'> | undefined;
}

export default function Proches({ q, seul }: ProchesProps) {
  return seul ? <AvecLeSeul q={q} seul={seul} /> : <Rangees q={q} />;
}

interface SeulProps {
  q: string;
  seul: Pick<RechercheReponse, 'articles' | 'jour'>;
}

/** Its card, and what is near in the room that a list of one leaves. */
function AvecLeSeul({ q, seul: { articles, jour } }: SeulProps) {
  return (
    <div className="page-wide grid gap-x-10 gap-y-8 pt-6 pb-16 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
      <div>
        <ul className="max-sm:-mx-4 max-sm:border-t sm:border-t sm:border-l">
          {articles.map((article) => (
            <CarteArticle
              key={article.id}
              article={article}
              jour={jour}
              eager
              isComparing={false}
            />
          ))}
        </ul>
      </div>
      <Rangees q={q} beside />
    </div>
  );
}

function Rangees({ q, beside = false }: { q: string; beside?: boolean }) {
  const t = useTexts('recherche');
  const locale = useLocale();
  const context = useRouteContext({ from: '__root__' });
  const { data } = useQuery(prochesQuery(context, q));
  const id = useId();
  if (!data || data.articles.length === 0) return null;
  const { articles, attributs, depuis, jour, rayons } = data;
  return (
    <section aria-labelledby={id} className={clsx('min-w-0', !beside && 'page-wide pt-8')}>
      <h2 id={id} className="border-b border-text pb-2 type-h3">
        {t('proches.titre')}
      </h2>
      <ul
        className={clsx(
          'grid gap-x-8',
          beside ? 'xl:grid-cols-2' : 'md:grid-cols-2 xl:grid-cols-3',
        )}
      >
        {articles.map((article) => (
          <RangeeAchat key={article.id} article={article} jour={jour}>
            {depuis && <Differences attributs={attributs} depuis={depuis} article={article} />}
          </RangeeAchat>
        ))}
      </ul>
      {rayons.length > 0 && (
        <nav aria-label={t('proches.rayons')} className="mt-4 flex flex-wrap gap-x-6">
          {rayons.map((rayon) => (
            <Lien
              key={rayon.id}
              href={lienNoeud(locale, rayon)}
              className="flex min-h-8 items-center gap-2 type-label text-link hover:underline max-sm:min-h-11 pointer-coarse:min-h-11"
            >
              {t('proches.toutLeRayon', { rayon: rayon.libelle })}
              <span className="font-[420] text-text-2">{formatNombre(locale, rayon.nombre)}</span>
            </Lien>
          ))}
        </nav>
      )}
    </section>
  );
}

/** More would be another article altogether. */
const DIFFERENCES = 4;

interface DifferencesProps {
  attributs: readonly Attribut[];
  depuis: Pick<ArticleVendu, 'attributs'>;
  article: Pick<ArticleVendu, 'attributs'>;
}

/** What is not the same as in the article found. */
function Differences({ attributs, depuis, article }: DifferencesProps) {
  const locale = useLocale();
  const autres = attributs.filter(({ code }) => {
    const valeur = article.attributs[code];
    return valeur !== undefined && valeur !== depuis.attributs[code];
  });
  if (autres.length === 0) return null;
  return (
    <ul className="my-1 flex flex-wrap gap-1">
      {autres.slice(0, DIFFERENCES).map((attribut) => (
        <li key={attribut.code} className="rounded-control bg-sel px-1.5 type-meta">
          <span className="text-text-2">{attribut.libelle}</span>{' '}
          <strong>
            {formatAttribut(locale, attribut, article.attributs[attribut.code] ?? '')}
          </strong>
        </li>
      ))}
    </ul>
  );
}
