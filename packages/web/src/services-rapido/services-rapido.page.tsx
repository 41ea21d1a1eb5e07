import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { PageBreadcrumb } from '../cadre/page-breadcrumb.tsx';
import type { PageContext } from '../page/page-loader.ts';
import { useTexts } from '../words/use-texts.ts';
import { DemanderService } from './demander-service.tsx';
import { Etapes } from './etapes.tsx';
import { GrilleServices } from './grille-services.tsx';
import { servicesRapidoQuery } from './services-rapido.queries.ts';

export async function loader({ api, locale, queryClient, tag }: PageContext): Promise<void> {
  tag('services');
  await queryClient.ensureQueryData(servicesRapidoQuery({ api, locale }));
}

export default function ServicesRapidoPage() {
  const t = useTexts('services-rapido');
  const { api, locale } = useRouteContext({ from: '__root__' });
  const { data } = useQuery(servicesRapidoQuery({ api, locale }));
  return (
    <div className="page-wide pb-12 sm:pt-3 sm:pb-16">
      <PageBreadcrumb />
      <h1 className="type-h1 sm:mt-4">{t('pages.services-rapido.titre')}</h1>
      <p className="mt-2 mb-6 max-w-180 type-body text-pretty text-text-2">{t('liste.intro')}</p>
      <GrilleServices services={data?.services ?? []} niveau={2} />
      <div className="mt-10 grid items-start gap-x-16 gap-y-10 sm:mt-12 lg:grid-cols-[minmax(0,1fr)_22.5rem]">
        <Etapes colonnes={2} />
        <DemanderService />
      </div>
    </div>
  );
}
