import { useQuery } from '@tanstack/react-query';
import { notFound, useRouteContext } from '@tanstack/react-router';
import { formatDate } from '@comptoir/contract/words/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { PageBreadcrumb } from '../cadre/page-breadcrumb.tsx';
import { orNotFound } from '../page/or-not-found.ts';
import { usePage } from '../page/page-context.ts';
import type { PageContext, PageMeta } from '../page/page-loader.ts';
import { redirectToCanonical } from '../page/redirect-to-canonical.ts';
import { Accordion } from '../ui/section/accordion.tsx';
import { MarkdownTexte } from '../ui/section/markdown-texte.tsx';
import { useTexts } from '../words/use-texts.ts';
import { BesoinAide } from './besoin-aide.tsx';
import { PagesVoisines } from './pages-voisines.public.tsx';
import { Imprimer } from './imprimer.tsx';
import { pageQuery } from './contenus.queries.ts';
import { Sommaire, titresOf } from './sommaire.tsx';
import { Utile } from './utile.tsx';

/** From so many parts on, a text has a way to each. */
const PARTIES = 3;

export async function loader(context: PageContext): Promise<PageMeta> {
  const { queryClient, params, tag } = context;
  tag('contenus');
  const query = pageQuery(context, Number(params['id']));
  const answer = await orNotFound(queryClient.ensureQueryData(query));
  if (!answer) throw notFound();
  const { page, slugs } = answer;
  const chemin = (langue: Locale) => liens.pageContenu('fr', { id: page.id, slug: slugs[langue] });
  const chemins = { fr: chemin('fr'), en: chemin('en'), es: chemin('es') };
  redirectToCanonical(context, chemins);
  return { titre: page.titre, description: page.resume, chemins };
}

/** A page the company wrote: its text at the width one reads well, its parts beside it. */
export default function PageContenuPage() {
  const t = useTexts('contenus');
  const { params, locale } = usePage();
  const context = useRouteContext({ from: '__root__' });
  const { data } = useQuery(pageQuery(context, Number(params['id'])));
  if (!data) return null;
  const { page, texte, modifieLe, voisines } = data;
  const sommaire = t('page.sommaire');
  const isLong = titresOf(texte).length >= PARTIES;
  return (
    <div className="page-wide pb-12 sm:pt-3 sm:pb-16">
      <PageBreadcrumb titre={page.titre} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 sm:mt-4 lg:grid-cols-[minmax(0,42.5rem)_minmax(0,20rem)] lg:justify-between">
        <div className="max-w-170">
          <h1 className="type-h1 text-balance">{page.titre}</h1>
          <p className="mt-3 text-[1.125rem] leading-7 text-pretty text-text-2">{page.resume}</p>
          <div className="mt-4 flex min-h-11 flex-wrap items-center justify-between gap-x-6 border-b border-line pb-3">
            <p className="type-meta text-text-2">
              {t('page.modifiee', { date: formatDate(modifieLe) })}
            </p>
            <Imprimer />
          </div>
          {isLong && (
            <div className="lg:hidden print:hidden">
              <Accordion summary={sommaire}>
                <Sommaire texte={texte} titre={sommaire} />
              </Accordion>
            </div>
          )}
          <article className="mt-8">
            <MarkdownTexte texte={texte} ancres />
          </article>
          <Utile
            key={page.id}
            genre="page"
            id={page.id}
            className="mt-8 border-t border-line pt-3"
          />
        </div>
        <aside className="flex flex-col gap-8 self-start lg:sticky lg:top-20 print:hidden">
          {isLong && (
            <div className="max-lg:hidden">
              <p className="mb-2 type-name">{sommaire}</p>
              <Sommaire texte={texte} titre={sommaire} />
            </div>
          )}
          <PagesVoisines
            titre={t(`rubriques.${page.rubrique}`)}
            pages={voisines.map((each) => ({
              href: liens.pageContenu(locale, each),
              libelle: each.titre,
            }))}
          />
          <BesoinAide />
        </aside>
      </div>
    </div>
  );
}
