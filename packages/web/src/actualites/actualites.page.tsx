import { useQuery } from '@tanstack/react-query';
import { useRouteContext, useSearch } from '@tanstack/react-router';
import { Rss } from 'lucide-react';
import { liens } from '@comptoir/contract/liens.ts';
import { withLocale } from '@comptoir/contract/words/locales.ts';
import { PageBreadcrumb } from '../cadre/page-breadcrumb.tsx';
import { Lien } from '../page/lien.tsx';
import type { PageContext, PageMeta } from '../page/page-loader.ts';
import { buttonClass } from '../ui/button/button-class.ts';
import { ChoiceChipLink } from '../ui/button/chip.tsx';
import { EmptyState } from '../ui/notice/empty-state.tsx';
import { Pagination } from '../ui/table/pagination.tsx';
import { useTexts } from '../words/use-texts.ts';
import { actualitesQuery } from './actualites.queries.ts';
import { CarteActualite } from './carte-actualite.tsx';
import { lienFiltre, readFiltre } from './filtre-actualites.ts';

export async function loader(context: PageContext): Promise<PageMeta> {
  const { queryClient, search, tag } = context;
  // A news is there from its day on.
  for (const name of ['contenus', 'jour']) tag(name);
  const filtre = readFiltre(search);
  const data = await queryClient.ensureQueryData(actualitesQuery(context, filtre));
  const chemin = liens.actualites('fr');
  const { sujet, annee, page = 1 } = filtre;
  const pages = data ? Math.ceil(data.total / data.parPage) : 1;
  return {
    chemins: { fr: chemin, en: chemin, es: chemin },
    pagination: { page, pages },
    flux: chemin + '.rss',
    ...(page > 1 && page > pages && { statut: 404 as const }),
    ...((sujet ?? annee) !== undefined && { noindex: true }),
  };
}

export default function ActualitesPage() {
  const t = useTexts('actualites');
  const context = useRouteContext({ from: '__root__' });
  const { locale } = context;
  const filtre = readFiltre(useSearch({ strict: false }));
  const { data } = useQuery(actualitesQuery(context, filtre));
  if (!data) return null;
  const { actualites, total, parPage, sujets, annees } = data;
  const { page = 1, sujet, annee } = filtre;
  // The latest of all leads the first page.
  const isUne = page === 1 && sujet === undefined && annee === undefined;
  return (
    <div className="page-wide pb-12 sm:pt-3 sm:pb-16">
      <PageBreadcrumb />
      <div className="flex flex-wrap items-end justify-between gap-x-16 gap-y-3 sm:mt-4">
        <div>
          <h1 className="type-h1">{t('pages.actualites.titre')}</h1>
          <p className="mt-2 max-w-170 type-body text-pretty text-text-2">{t('liste.intro')}</p>
        </div>
        <a
          href={withLocale(locale, '/actualites.rss')}
          className="inline-flex min-h-11 items-center gap-2 type-label text-link hover:underline"
        >
          <Rss size={16} aria-hidden />
          {t('liste.rss')}
        </a>
      </div>
      <nav aria-label={t('liste.filtrer')} className="mt-4">
        <ul className="flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 sm:flex-wrap">
          {sujets.map(({ sujet: each }) => (
            <li key={each} className="shrink-0">
              <ChoiceChipLink
                pressed={each === sujet}
                href={lienFiltre(locale, {
                  ...(annee && { annee }),
                  ...(each !== sujet && { sujet: each }),
                })}
              >
                {t(`sujets.${each}`)}
              </ChoiceChipLink>
            </li>
          ))}
          {(annees.length > 1 || annee !== undefined) &&
            annees.map((each) => (
              <li key={each} className="shrink-0">
                <ChoiceChipLink
                  pressed={each === annee}
                  href={lienFiltre(locale, {
                    ...(sujet && { sujet }),
                    ...(each !== annee && { annee: each }),
                  })}
                >
                  {each}
                </ChoiceChipLink>
              </li>
            ))}
        </ul>
      </nav>
      {actualites.length === 0 ? (
        <EmptyState
          title={t('liste.vide')}
          actions={
            <Lien href={liens.actualites(locale)} className={buttonClass()}>
              {t('liste.toutes')}
            </Lien>
          }
        >
          {t('liste.videAide')}
        </EmptyState>
      ) : (
        <>
          <ul className="mt-6 grid border-t border-l max-sm:-mx-4 max-sm:border-l-0 sm:grid-cols-2 lg:grid-cols-3">
            {actualites.map((actualite, rang) => (
              <li key={actualite.id} className={isUne && rang === 0 ? 'sm:col-span-2' : undefined}>
                <CarteActualite
                  actualite={actualite}
                  niveau={2}
                  une={isUne && rang === 0}
                  eager={rang < 2}
                />
              </li>
            ))}
          </ul>
          <div className="mt-6">
            <Pagination
              page={page}
              pageSize={parPage}
              total={total}
              hrefOf={(numero) => lienFiltre(locale, { ...filtre, page: numero })}
            />
          </div>
        </>
      )}
    </div>
  );
}
