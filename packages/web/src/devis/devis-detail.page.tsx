/** One quote: the offer against the usual price, and what one answers to it. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { liens } from '@comptoir/contract/liens.ts';
import { todayQuery } from '../http/today-query.ts';
import { CadreCompte } from '../mon-compte/cadre-compte.public.tsx';
import { isSansClient } from '../delegue/sans-client.public.ts';
import { SansClientCompte } from '../mon-compte/sans-client.public.tsx';
import { orNotFound } from '../page/or-not-found.ts';
import { usePage } from '../page/page-context.ts';
import type { PageContext, PageMeta } from '../page/page-loader.ts';
import { readDepuis, useDepuisSeul } from '../panier/suite.public.ts';
import { siteQuery } from '../page/site.ts';
import { useTexts } from '../words/use-texts.ts';
import { DetailDevis } from './detail/detail-devis.tsx';
import { choixOf } from './commande/lignes-choisies.ts';
import { commandeDevisQuery, trancheDevisQuery } from './devis.queries.ts';

export async function loader(context: PageContext): Promise<PageMeta | undefined> {
  const { queryClient, params, search } = context;
  if (isSansClient(queryClient.getQueryData(siteQuery.queryKey)?.session)) return undefined;
  const key = params['key'] ?? '';
  const [devis] = await Promise.all([
    orNotFound(
      queryClient.fetchQuery(trancheDevisQuery(context, key, readDepuis(search['depuis']))),
    ),
    queryClient.fetchQuery(todayQuery),
  ]);
  if (devis?.etat === 'propose') {
    // Without it the page still stands, and asks again.
    const { nombre, demande } = choixOf(devis.courante, new Set());
    if (nombre > 0) await queryClient.prefetchQuery(commandeDevisQuery(context, devis, demande));
  }
  const chemin = liens.devisDetail('fr', key);
  return {
    ...(devis && { titre: devis.numero }),
    chemins: { fr: chemin, en: chemin, es: chemin },
  };
}

export default function DevisDetailPage() {
  const t = useTexts('devis');
  const { params, session, locale } = usePage();
  const context = useRouteContext({ from: '__root__' });
  const sansClient = isSansClient(session);
  const key = params['key'] ?? '';
  const depuis = useDepuisSeul(liens.devisDetail(locale, key));
  const { data: devis } = useQuery({
    ...trancheDevisQuery(context, key, depuis),
    enabled: !sansClient,
    refetchOnWindowFocus: true,
  });
  const retour = { href: liens.devis(locale), libelle: t('pages.devis.titre') };
  if (devis) return <DetailDevis devis={devis} depuis={depuis} retour={retour} />;
  return (
    <CadreCompte titre={t('pages.devis-detail.titre')} retour={retour}>
      {sansClient && <SansClientCompte />}
    </CadreCompte>
  );
}
