/** One shopping list: its lines at today’s price and stock, changed in place, put into the basket. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { liens } from '@comptoir/contract/liens.ts';
import { isSansClient } from '../delegue/sans-client.public.ts';
import { CadreCompte } from '../mon-compte/cadre-compte.public.tsx';
import { SansClientCompte } from '../mon-compte/sans-client.public.tsx';
import { usePage } from '../page/page-context.ts';
import { useDepuisSeul } from '../panier/suite.public.ts';
import { useTexts } from '../words/use-texts.ts';
import { DetailListe } from './detail/detail-liste.tsx';
import { listeQuery } from './listes-achats.queries.ts';

export default function ListeAchatsPage() {
  const t = useTexts('listes-achats');
  const { params, session, locale } = usePage();
  const context = useRouteContext({ from: '__root__' });
  const sansClient = isSansClient(session);
  const id = Number(params['id']);
  const depuis = useDepuisSeul(liens.listeAchats(locale, id));
  const { data: liste } = useQuery({
    ...listeQuery(context, id, depuis),
    enabled: !sansClient,
    refetchOnWindowFocus: true,
  });
  const retour = {
    href: liens.listesAchats(locale),
    libelle: t('pages.listes-achats.titre'),
  };
  if (liste) return <DetailListe key={id} liste={liste} depuis={depuis} retour={retour} />;
  return (
    <CadreCompte titre={t('pages.liste-achats.titre')} retour={retour}>
      {sansClient && <SansClientCompte />}
    </CadreCompte>
  );
}
