import { useQuery } from '@tanstack/react-query';
import { notFound, useRouteContext } from '@tanstack/react-router';
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { formatDate } from '@comptoir/contract/words/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { withLocale, type Locale } from '@comptoir/contract/words/locales.ts';
import { ImageArticle } from '../articles/articles.public.ts';
import { PageBreadcrumb } from '../cadre/page-breadcrumb.tsx';
import { orNotFound } from '../page/or-not-found.ts';
import { usePage } from '../page/page-context.ts';
import type { PageContext, PageMeta } from '../page/page-loader.ts';
import { redirectToCanonical } from '../page/redirect-to-canonical.ts';
import { MarkdownTexte } from '../ui/section/markdown-texte.tsx';
import { useTexts } from '../words/use-texts.ts';
import { actualiteQuery, citesQuery } from './actualites.queries.ts';
import { CarteActualite } from './carte-actualite.tsx';
import { EnRayon } from './en-rayon.tsx';

export async function loader(context: PageContext): Promise<PageMeta> {
  const { queryClient, params, tag, origin, locale } = context;
  // It shows products, and what else is new on the day.
  for (const name of ['contenus', 'catalogue', 'offres', 'stock', 'jour']) tag(name);
  const query = actualiteQuery(context, Number(params['id']));
  const answer = await orNotFound(queryClient.ensureQueryData(query));
  if (!answer) throw notFound();
  const { actualite, slugs, produits } = answer;
  if (produits.length > 0) await queryClient.ensureQueryData(citesQuery(context, produits));
  const chemin = (langue: Locale) =>
    liens.actualite('fr', { id: actualite.id, slug: slugs[langue] });
  const chemins = { fr: chemin('fr'), en: chemin('en'), es: chemin('es') };
  redirectToCanonical(context, chemins);
  const { titre, chapeau, date, sujet } = actualite;
  const image = `/partage/${sujet}.png`;
  return {
    titre,
    description: chapeau,
    chemins,
    image,
    flux: liens.actualites('fr') + '.rss',
    publieLe: date,
    donneesStructurees: [
      {
        '@context': 'https://schema.org',
        '@type': 'NewsArticle',
        headline: titre,
        description: chapeau,
        datePublished: date,
        inLanguage: locale,
        image: origin + image,
        mainEntityOfPage: origin + withLocale(locale, chemins[locale]),
        publisher: { '@type': 'Organization', name: enseigne.nom },
      },
    ],
  };
}

export default function ActualitePage() {
  const t = useTexts('actualites');
  const { params } = usePage();
  const context = useRouteContext({ from: '__root__' });
  const { data } = useQuery(actualiteQuery(context, Number(params['id'])));
  if (!data) return null;
  const { actualite, texte, noeuds, produits, autres } = data;
  const { titre, chapeau, sujet, date, image } = actualite;
  return (
    <div className="page-wide pb-12 sm:pt-3 sm:pb-16">
      <PageBreadcrumb titre={titre} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 sm:mt-4 lg:grid-cols-[minmax(0,42.5rem)_minmax(0,20rem)] lg:justify-between">
        <article className="max-w-170">
          <p className="type-meta text-text-2">
            {t(`sujets.${sujet}`)} · <time dateTime={date}>{formatDate(date)}</time>
          </p>
          <h1 className="mt-1 type-h1 text-balance">{titre}</h1>
          <p className="mt-3 text-[1.125rem] leading-7 font-[560] text-pretty">{chapeau}</p>
          <ImageArticle
            image={image}
            slot="fiche"
            alt=""
            eager
            className="my-8 h-56 p-6 sm:h-72 print:hidden"
          />
          <MarkdownTexte texte={texte} ancres />
        </article>
        <EnRayon noeuds={noeuds} produits={produits} />
      </div>
      {autres.length > 0 && (
        <section aria-labelledby="autres" className="mt-12 print:hidden">
          <h2 id="autres" className="mb-4 type-h2">
            {t('detail.autres')}
          </h2>
          <ul className="grid border-t border-l max-sm:-mx-4 max-sm:border-l-0 sm:grid-cols-2 lg:grid-cols-3">
            {autres.map((each) => (
              <li key={each.id}>
                <CarteActualite actualite={each} niveau={3} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
