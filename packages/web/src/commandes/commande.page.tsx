/** One order: where it stands, what it holds, what can be done with it. */
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
import { commandeQuery } from './commandes.queries.ts';
import { DetailCommande } from './detail/detail-commande.tsx';

export async function loader(context: PageContext): Promise<PageMeta | undefined> {
  const { queryClient, params, search } = context;
  if (isSansClient(queryClient.getQueryData(siteQuery.queryKey)?.session)) return undefined;
  const key = params['key'] ?? '';
  const [commande] = await Promise.all([
    orNotFound(queryClient.fetchQuery(commandeQuery(context, key, readDepuis(search['depuis'])))),
    queryClient.fetchQuery(todayQuery),
  ]);
  const chemin = liens.commande('fr', key);
  return {
    ...(commande && { titre: commande.numero }),
    chemins: { fr: chemin, en: chemin, es: chemin },
  };
}

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
