/** One order: where it stands, what it holds, what can be done with it. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { liens } from '@comptoir/contract/liens.ts';
import { CadreCompte } from '../mon-compte/cadre-compte.public.tsx';
import { isSansClient } from '../delegue/sans-client.public.ts';
import { SansClientCompte } from '../mon-compte/sans-client.public.tsx';
import { usePage } from '../page/page-context.ts';
import { useDepuisSeul } from '../panier/suite.public.ts';
import { useTexts } from '../words/use-texts.ts';
import { commandeQuery } from './commandes.queries.ts';
import { DetailCommande } from './detail/detail-commande.tsx';

export default function CommandePage() {
  const t = useTexts('commandes');
  const { params, session, locale } = usePage();
  const context = useRouteContext({ from: '__root__' });
  const sansClient = isSansClient(session);
  const key = params['key'] ?? '';
  const depuis = useDepuisSeul(liens.commande(locale, key));
  const { data: commande } = useQuery({
    ...commandeQuery(context, key, depuis),
    enabled: !sansClient,
    refetchOnWindowFocus: true,
  });
  const retour = { href: liens.commandes(locale), libelle: t('pages.commandes.titre') };
  if (commande) return <DetailCommande commande={commande} depuis={depuis} retour={retour} />;
  return (
    <CadreCompte titre={t('pages.commande.titre')} retour={retour}>
      {sansClient && <SansClientCompte />}
    </CadreCompte>
  );
}
