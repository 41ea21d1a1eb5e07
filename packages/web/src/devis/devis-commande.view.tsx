/** Lines of an offer, read once more before they are ordered: goods, days, carriage, who has to agree. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { liens } from '@comptoir/contract/liens.ts';
import type { Devis } from '@comptoir/contract/devis/devis.schema.ts';
import { parseQuery } from '@comptoir/contract/http/query-string.ts';
import { useFailureText } from '../http/use-failure-text.ts';
import { Lien } from '../page/lien.tsx';
import { CadreCompte } from '../mon-compte/cadre-compte.public.tsx';
import { isSansClient } from '../delegue/sans-client.public.ts';
import { SansClientCompte } from '../mon-compte/sans-client.public.tsx';
import { usePage } from '../page/page-context.ts';
import { buttonClass } from '../ui/button/button-class.ts';
import { EmptyState } from '../ui/notice/empty-state.tsx';
import { useTexts } from '../words/use-texts.ts';
import { ConfirmerCommande } from './commande/confirmer-commande.tsx';
import { choixOf, readEcartees } from './commande/lignes-choisies.ts';
import { commandeDevisQuery, trancheDevisQuery } from './devis.queries.ts';

export default function DevisCommandePage() {
  const t = useTexts('devis');
  const { params, session, locale } = usePage();
  const context = useRouteContext({ from: '__root__' });
  const key = params['key'] ?? '';
  const sansClient = isSansClient(session);
  const { data: devis } = useQuery({ ...trancheDevisQuery(context, key), enabled: !sansClient });
  const numero = devis?.numero ?? '';
  return (
    <CadreCompte
      titre={devis ? t('commande.titre', { numero }) : t('pages.devis-commande.titre')}
      retour={{
        href: liens.devisDetail(locale, key),
        libelle: devis ? t('detail.titre', { numero }) : t('edition.retour'),
      }}
    >
      {sansClient && <SansClientCompte />}
      {devis && <Commande devis={devis} />}
    </CadreCompte>
  );
}

function Commande({ devis }: { devis: Devis }) {
  const t = useTexts('devis');
  const { path, locale } = usePage();
  const failureText = useFailureText();
  const context = useRouteContext({ from: '__root__' });
  const [, search = ''] = path.split(/\?(.*)/s);
  const choix = choixOf(devis.courante, readEcartees(parseQuery(search)));
  const isPossible = devis.actions.accepter && choix.nombre > 0;
  const { data: commande, error } = useQuery({
    ...commandeDevisQuery(context, devis, choix.demande),
    enabled: isPossible,
    refetchOnWindowFocus: 'always',
    placeholderData: keepPreviousData,
  });
  if (isPossible && commande) {
    return <ConfirmerCommande devis={devis} choix={choix} commande={commande} />;
  }
  if (isPossible && !error) return null;
  return (
    <EmptyState
      title={t('commande.rien')}
      actions={
        <Lien href={liens.devisDetail(locale, devis.key)} className={buttonClass()}>
          {t('edition.retour')}
        </Lien>
      }
    >
      {error ? failureText(error) : t('commande.rienTexte')}
    </EmptyState>
  );
}
