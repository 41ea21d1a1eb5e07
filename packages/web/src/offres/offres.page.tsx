import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Percent } from 'lucide-react';
import { liens } from '@comptoir/contract/liens.ts';
import { PageBreadcrumb } from '../cadre/page-breadcrumb.tsx';
import { Lien } from '../page/lien.tsx';
import type { PageContext } from '../page/page-loader.ts';
import { buttonClass } from '../ui/button/button-class.ts';
import { EmptyState } from '../ui/notice/empty-state.tsx';
import { useTexts } from '../words/use-texts.ts';
import { parFin } from './fin.ts';
import { GrilleOffres } from './grille-offres.tsx';
import { ListePromotions } from './liste-promotions.tsx';
import { offresQuery } from './offres.queries.ts';

export async function loader({ queryClient, tag, ...context }: PageContext): Promise<void> {
  for (const name of ['offres', 'catalogue', 'jour']) tag(name);
  await queryClient.ensureQueryData(offresQuery(context));
}

export default function OffresPage() {
  const t = useTexts('offres');
  const context = useRouteContext({ from: '__root__' });
  const { data } = useQuery(offresQuery(context));
  if (!data) return null;
  const { jour } = data;
  const offres = parFin(data.offres);
  const promotions = parFin(data.promotions);
  return (
    <div className="page-wide pb-12 sm:pt-3 sm:pb-16">
      <PageBreadcrumb />
      <h1 className="type-h1 sm:mt-4">{t('pages.offres.titre')}</h1>
      <p className="mt-2 max-w-180 type-body text-pretty text-text-2">{t('liste.intro')}</p>
      {offres.length + promotions.length === 0 && (
        <EmptyState
          icon={Percent}
          title={t('liste.vide')}
          actions={
            <Lien href={liens.marques(context.locale)} className={buttonClass()}>
              {t('liste.marques')}
            </Lien>
          }
        >
          {t('liste.videAide')}
        </EmptyState>
      )}
      {promotions.length > 0 && (
        <section aria-labelledby="promotions" className="mt-8">
          <h2 id="promotions" className="mb-4 type-h2">
            {t('liste.promotions')}
          </h2>
          <ListePromotions promotions={promotions} jour={jour} />
        </section>
      )}
      {offres.length > 0 && (
        <section aria-labelledby="selections" className="mt-10 sm:mt-12">
          <h2 id="selections" className="mb-4 type-h2">
            {t('liste.offres')}
          </h2>
          <GrilleOffres offres={offres} jour={jour} />
        </section>
      )}
    </div>
  );
}
