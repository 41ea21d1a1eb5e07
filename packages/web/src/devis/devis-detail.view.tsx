/** One quote: the offer against the usual price, and what one answers to it. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { liens } from '@comptoir/contract/liens.ts';
import { CadreCompte } from '../mon-compte/cadre-compte.public.tsx';
import { isSansClient } from '../delegue/sans-client.public.ts';
import { SansClientCompte } from '../mon-compte/sans-client.public.tsx';
import { usePage } from '../page/page-context.ts';
import { useDepuisSeul } from '../panier/suite.public.ts';
import { useTexts } from '../words/use-texts.ts';
import { DetailDevis } from './detail/detail-devis.tsx';
import { trancheDevisQuery } from './devis.queries.ts';

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
