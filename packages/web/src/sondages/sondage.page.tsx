import { useQuery } from '@tanstack/react-query';
import { notFound, useRouteContext } from '@tanstack/react-router';
import { formatDate } from '@comptoir/contract/words/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { SondageResume } from '@comptoir/contract/sondages/sondages.contract.ts';
import { PageBreadcrumb } from '../cadre/page-breadcrumb.tsx';
import { orNotFound } from '../page/or-not-found.ts';
import { PagesVoisines } from '../contenus/pages-voisines.public.tsx';
import { usePage } from '../page/page-context.ts';
import type { PageContext, PageMeta } from '../page/page-loader.ts';
import { redirectToCanonical } from '../page/redirect-to-canonical.ts';
import { siteQuery } from '../page/site.ts';
import { MarkdownTexte } from '../ui/section/markdown-texte.tsx';
import { useTexts, type TranslateOf } from '../words/use-texts.ts';
import { CorpsSondage } from './corps-sondage.tsx';
import { participationQuery, sondageQuery } from './sondages.queries.ts';

export async function loader(context: PageContext): Promise<PageMeta> {
  const { queryClient, params, tag, texts } = context;
  // It opens and closes at midnight.
  for (const name of ['contenus', 'jour']) tag(name);
  const id = Number(params['id']);
  const session = queryClient.getQueryData(siteQuery.queryKey)?.session;
  const [answer] = await Promise.all([
    orNotFound(queryClient.ensureQueryData(sondageQuery(context, id))),
    session?.utilisateur &&
      !session.delegue &&
      queryClient.ensureQueryData(participationQuery(context, id)).catch(() => undefined),
  ]);
  if (!answer) throw notFound();
  const { sondage, slugs, questions } = answer;
  const chemin = (langue: Locale) => liens.sondage('fr', { id, slug: slugs[langue] });
  const chemins = { fr: chemin('fr'), en: chemin('en'), es: chemin('es') };
  redirectToCanonical(context, chemins);
  const t = texts.translate('sondages') as TranslateOf<'sondages'>;
  return {
    titre: sondage.titre,
    description: t('description', { titre: sondage.titre, count: questions.length }),
    chemins,
    ...(sondage.etat === 'a-venir' && { noindex: true }),
  };
}

export default function SondagePage() {
  const t = useTexts('sondages');
  const { params, locale } = usePage();
  const context = useRouteContext({ from: '__root__' });
  const id = Number(params['id']);
  const { data } = useQuery(sondageQuery(context, id));
  if (!data) return null;
  const { sondage, texte, autres } = data;
  return (
    <div className="page-wide pb-12 sm:pt-3 sm:pb-16">
      <PageBreadcrumb titre={sondage.titre} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 sm:mt-4 lg:grid-cols-[minmax(0,42.5rem)_minmax(0,20rem)] lg:justify-between">
        <div className="max-w-170">
          <h1 className="type-h1 text-balance">{sondage.titre}</h1>
          <p className="mt-1 mb-4 type-meta text-text-2">{joursOf(t, sondage)}</p>
          <MarkdownTexte texte={texte} />
          <CorpsSondage key={id} donnees={data} />
        </div>
        <aside className="flex flex-col gap-8 self-start">
          {sondage.etat !== 'clos' && <Promesse />}
          <PagesVoisines
            titre={t('autres')}
            pages={autres.map((each) => ({
              href: liens.sondage(locale, each),
              libelle: each.titre,
            }))}
          />
        </aside>
      </div>
    </div>
  );
}

function Promesse() {
  const t = useTexts('sondages');
  return (
    <section aria-labelledby="vos-reponses" className="rounded-card bg-sunk p-4">
      <h2 id="vos-reponses" className="type-h3">
        {t('promesse.titre')}
      </h2>
      <ul className="mt-1 list-disc pl-5 type-meta text-text-2">
        <li>{t('promesse.uneFois')}</li>
        <li>{t('promesse.chiffres')}</li>
        <li>{t('promesse.textes')}</li>
      </ul>
    </section>
  );
}

function joursOf(t: TranslateOf<'sondages'>, { etat, debut, fin }: SondageResume): string {
  if (etat === 'a-venir')
    return t('jours.a-venir', { debut: formatDate(debut), fin: formatDate(fin) });
  return t(`jours.${etat}`, { fin: formatDate(fin) });
}
