import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { liens } from '@comptoir/contract/liens.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { PageBreadcrumb } from '../cadre/page-breadcrumb.tsx';
import { chargerListing, Listing } from '../catalogue/listing.public.ts';
import { usePage } from '../page/page-context.ts';
import type { PageContext, PageMeta } from '../page/page-loader.ts';
import { redirectToCanonical } from '../page/redirect-to-canonical.ts';
import { useTexts } from '../words/use-texts.ts';
import { DateFin } from './date-fin.tsx';
import { ValeurPromotion } from './liste-promotions.tsx';
import { loadOffreTerminee, OffreTerminee } from './offre-terminee.tsx';
import { promotionQuery } from './offres.queries.ts';

export async function loader(context: PageContext): Promise<PageMeta> {
  const { locale, queryClient, params, tag } = context;
  for (const name of ['offres', 'jour']) tag(name);
  const answer = await queryClient.ensureQueryData(promotionQuery(context, Number(params['id'])));
  if (!answer) return loadOffreTerminee(context);
  const { promotion, slugs } = answer;
  const chemin = (langue: Locale) =>
    liens.promotion('fr', { id: promotion.id, slug: slugs[langue] });
  const chemins = { fr: chemin('fr'), en: chemin('en'), es: chemin('es') };
  redirectToCanonical(context, chemins);
  const base = liens.promotion(locale, promotion);
  const listing = await chargerListing(context, { promotion: promotion.id }, base);
  return { titre: promotion.titre, description: promotion.texte, chemins, ...listing };
}

/** A promotion: how much, until when, with what it combines, its articles to order. */
export default function PromotionPage() {
  const t = useTexts('offres');
  const { params } = usePage();
  const context = useRouteContext({ from: '__root__' });
  const { data, isPending } = useQuery(promotionQuery(context, Number(params['id'])));
  if (!data) return isPending ? null : <OffreTerminee />;
  const { promotion, jour } = data;
  return (
    <>
      <div className="page-wide sm:pt-3">
        <PageBreadcrumb titre={promotion.titre} />
        <div className="flex items-start gap-4 sm:mt-4 sm:gap-6">
          <ValeurPromotion promotion={promotion} />
          <div>
            <h1 className="type-h1">{promotion.titre}</h1>
            <p className="mt-1 max-w-180 type-body text-pretty text-text-2">{promotion.texte}</p>
            <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 type-meta">
              <DateFin datee={promotion} jour={jour} />
              <span className="text-text-2">
                {promotion.cumulable ? t('cumul.oui') : t('cumul.non')}
              </span>
            </p>
          </div>
        </div>
      </div>
      <Listing portee={{ promotion: promotion.id }} />
    </>
  );
}
