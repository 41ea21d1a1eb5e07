import { useQuery } from '@tanstack/react-query';
import { notFound, useRouteContext } from '@tanstack/react-router';
import { liens } from '@comptoir/contract/liens.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { PageBreadcrumb } from '../cadre/page-breadcrumb.tsx';
import { Illustration } from '../illustrations/illustrations.public.ts';
import { orNotFound } from '../page/or-not-found.ts';
import { usePage } from '../page/page-context.ts';
import type { PageContext, PageMeta } from '../page/page-loader.ts';
import { redirectToCanonical } from '../page/redirect-to-canonical.ts';
import { useTexts } from '../words/use-texts.ts';
import { DemanderService } from './demander-service.tsx';
import { Etapes } from './etapes.tsx';
import { GrilleServices } from './grille-services.tsx';
import { MarkdownTexte } from '../ui/section/markdown-texte.tsx';
import { serviceRapidoQuery, servicesRapidoQuery } from './services-rapido.queries.ts';

export async function loader(context: PageContext): Promise<PageMeta> {
  const { queryClient, params, tag } = context;
  tag('services');
  const [answer] = await Promise.all([
    orNotFound(queryClient.ensureQueryData(serviceRapidoQuery(context, Number(params['id'])))),
    queryClient.ensureQueryData(servicesRapidoQuery(context)),
  ]);
  if (!answer) throw notFound();
  const { service, slugs } = answer;
  const chemin = (langue: Locale) =>
    liens.serviceRapido('fr', { id: service.id, slug: slugs[langue] });
  const chemins = { fr: chemin('fr'), en: chemin('en'), es: chemin('es') };
  redirectToCanonical(context, chemins);
  return { titre: service.titre, description: service.accroche, chemins };
}

export default function ServiceRapidoPage() {
  const t = useTexts('services-rapido');
  const { params } = usePage();
  const context = useRouteContext({ from: '__root__' });
  const { data } = useQuery(serviceRapidoQuery(context, Number(params['id'])));
  const { data: tous } = useQuery(servicesRapidoQuery(context));
  if (!data) return null;
  const { service, texte } = data;
  const autres = tous?.services.filter(({ id }) => id !== service.id) ?? [];
  return (
    <div className="page-wide pb-12 sm:pt-3 sm:pb-16">
      <PageBreadcrumb titre={service.titre} />
      <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22.5rem]">
        <div>
          <h1 className="type-h1 sm:mt-4">{service.titre}</h1>
          <p className="mt-2 mb-6 max-w-180 text-[1.125rem] leading-7 text-pretty text-text-2">
            {service.accroche}
          </p>
          <MarkdownTexte texte={texte} />
          <div className="mt-10">
            <Etapes colonnes={2} />
          </div>
        </div>
        <div className="space-y-6 lg:mt-4">
          {service.illustration && (
            <Illustration
              illustration={service.illustration}
              sizes="360px"
              eager
              className="aspect-3/2 max-lg:hidden"
            />
          )}
          <DemanderService service={service.titre} />
        </div>
      </div>
      {autres.length > 0 && (
        <section aria-labelledby="autres" className="mt-10 sm:mt-12">
          <h2 id="autres" className="mb-4 type-h2">
            {t('autres')}
          </h2>
          <GrilleServices services={autres} />
        </section>
      )}
    </div>
  );
}
