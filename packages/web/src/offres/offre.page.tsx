import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { liens } from '@comptoir/contract/liens.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { PageBreadcrumb } from '../cadre/page-breadcrumb.tsx';
import { chargerListing, Listing, ListingHead } from '../catalogue/listing.public.ts';
import { usePage } from '../page/page-context.ts';
import type { PageContext, PageMeta } from '../page/page-loader.ts';
import { redirectToCanonical } from '../page/redirect-to-canonical.ts';
import { useTexts } from '../words/use-texts.ts';
import { DateFin } from './date-fin.tsx';
import { parFin } from './fin.ts';
import { ListePromotions } from './liste-promotions.tsx';
import { loadOffreTerminee, OffreTerminee } from './offre-terminee.tsx';
import { offreQuery } from './offres.queries.ts';

export async function loader(context: PageContext): Promise<PageMeta> {
  const { locale, queryClient, params, tag } = context;
  for (const name of ['offres', 'jour']) tag(name);
  const answer = await queryClient.ensureQueryData(offreQuery(context, Number(params['id'])));
  if (!answer) return loadOffreTerminee(context);
  const { offre, slugs } = answer;
  const chemin = (langue: Locale) => liens.offre('fr', { id: offre.id, slug: slugs[langue] });
  const chemins = { fr: chemin('fr'), en: chemin('en'), es: chemin('es') };
  redirectToCanonical(context, chemins);
  const listing = await chargerListing(context, { offre: offre.id }, liens.offre(locale, offre));
  return { titre: offre.titre, description: offre.accroche, chemins, ...listing };
}

/** A selection: until when, with which promotions, its articles to order. */
export default function OffrePage() {
  const t = useTexts('offres');
  const { params } = usePage();
  const context = useRouteContext({ from: '__root__' });
  const { data, isPending } = useQuery(offreQuery(context, Number(params['id'])));
  if (!data) return isPending ? null : <OffreTerminee />;
  const { offre, promotions, jour } = data;
  return (
    <>
      <ListingHead
        breadcrumb={<PageBreadcrumb titre={offre.titre} />}
        title={offre.titre}
        intro={offre.accroche}
      >
        <p className="mt-2 type-meta">
          <DateFin datee={offre} jour={jour} />
        </p>
        {promotions.length > 0 && (
          <section aria-labelledby="promotions" className="mt-6">
            <h2 id="promotions" className="mb-3 type-h3">
              {t('offre.promotions')}
            </h2>
            <ListePromotions promotions={parFin(promotions)} jour={jour} />
          </section>
        )}
      </ListingHead>
      <Listing portee={{ offre: offre.id }} />
    </>
  );
}
