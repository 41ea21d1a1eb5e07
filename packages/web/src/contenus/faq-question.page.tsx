import { useQuery } from '@tanstack/react-query';
import { notFound, useRouteContext } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { formatDate } from '@comptoir/contract/words/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { PageBreadcrumb } from '../cadre/page-breadcrumb.tsx';
import { Lien } from '../page/lien.tsx';
import { orNotFound } from '../page/or-not-found.ts';
import { usePage } from '../page/page-context.ts';
import type { PageContext, PageMeta } from '../page/page-loader.ts';
import { redirectToCanonical } from '../page/redirect-to-canonical.ts';
import { MarkdownTexte } from '../ui/section/markdown-texte.tsx';
import { useTexts } from '../words/use-texts.ts';
import { BesoinAide } from './besoin-aide.tsx';
import { PagesVoisines } from './pages-voisines.public.tsx';
import { questionQuery } from './contenus.queries.ts';
import { faqData } from './faq-data.ts';
import { Utile } from './utile.tsx';

export async function loader(context: PageContext): Promise<PageMeta> {
  const { queryClient, params, tag } = context;
  tag('contenus');
  const query = questionQuery(context, Number(params['id']));
  const answer = await orNotFound(queryClient.ensureQueryData(query));
  if (!answer) throw notFound();
  const { question, slugs, theme } = answer;
  const chemin = (langue: Locale) =>
    liens.faqQuestion('fr', { id: question.id, slug: slugs[langue] });
  const chemins = { fr: chemin('fr'), en: chemin('en'), es: chemin('es') };
  redirectToCanonical(context, chemins);
  return {
    titre: question.question,
    description: `${theme.libelle}. ${question.question}`,
    chemins,
    donneesStructurees: [faqData([question])],
  };
}

export default function FaqQuestionPage() {
  const t = useTexts('contenus');
  const { params } = usePage();
  const context = useRouteContext({ from: '__root__' });
  const { data } = useQuery(questionQuery(context, Number(params['id'])));
  if (!data) return null;
  const { question, theme, modifieLe, voisines } = data;
  const { locale } = context;
  return (
    <div className="page-wide pb-12 sm:pt-3 sm:pb-16">
      <PageBreadcrumb titre={question.question} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 sm:mt-4 lg:grid-cols-[minmax(0,42.5rem)_minmax(0,20rem)] lg:justify-between">
        <div className="max-w-170">
          <h1 className="type-h1 text-balance">{question.question}</h1>
          <p className="mt-1 mb-6 type-meta text-text-2">
            {theme.libelle} · {t('page.modifiee', { date: formatDate(modifieLe) })}
          </p>
          <MarkdownTexte texte={question.reponse} />
          <Utile
            key={question.id}
            genre="question"
            id={question.id}
            className="mt-6 border-t border-line pt-3"
          />
          <Lien
            href={liens.faq(locale, { anchor: theme.code })}
            className="mt-3 inline-flex min-h-11 items-center gap-2 type-name text-link hover:underline"
          >
            <ArrowLeft size={16} aria-hidden />
            {t('faq.toutes')}
          </Lien>
        </div>
        <aside className="flex flex-col gap-8 self-start">
          <PagesVoisines
            titre={t('faq.voisines')}
            pages={voisines.map((each) => ({
              href: liens.faqQuestion(locale, each),
              libelle: each.question,
            }))}
          />
          <BesoinAide />
        </aside>
      </div>
    </div>
  );
}
