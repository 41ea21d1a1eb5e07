/** The invoices of the company: found again, narrowed, taken away. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Receipt } from 'lucide-react';
import { FACTURES_PAR_PAGE } from '@comptoir/contract/factures/factures.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { parseQuery } from '@comptoir/contract/http/query-string.ts';
import { todayQuery } from '../http/today-query.ts';
import { isFiltree } from '../mon-compte/adresse-liste.public.ts';
import { CadreCompte } from '../mon-compte/cadre-compte.public.tsx';
import { ListeCompte } from '../mon-compte/liste-compte.public.tsx';
import { isSansClient } from '../delegue/sans-client.public.ts';
import { SansClientCompte } from '../mon-compte/sans-client.public.tsx';
import { Lien } from '../page/lien.tsx';
import { usePage } from '../page/page-context.ts';
import { buttonClass } from '../ui/button/button-class.ts';
import { EmptyState } from '../ui/notice/empty-state.tsx';
import { useTexts } from '../words/use-texts.ts';
import { facturesQuery } from './factures.queries.ts';
import { readFiltres } from './filtres-factures.ts';
import { BarreFiltres, PucesFiltres } from './liste/barre-filtres.tsx';
import { FinDeMois } from './liste/fin-de-mois.tsx';
import { Retards } from './liste/retards.tsx';
import { TropPercus } from './liste/trop-percus.tsx';
import { TableauFactures } from './liste/tableau-factures.tsx';

export default function FacturesPage() {
  const t = useTexts('factures');
  const { session, locale } = usePage();
  return (
    <CadreCompte
      titre={t('pages.factures.titre')}
      fin={
        <Lien
          href={liens.dematerialisationFacture(locale)}
          className="type-meta text-link hover:underline"
        >
          {t('demat.lien')}
        </Lien>
      }
    >
      {isSansClient(session) ? <SansClientCompte /> : <Factures />}
    </CadreCompte>
  );
}

function Factures() {
  const t = useTexts('factures');
  const { path, locale } = usePage();
  const context = useRouteContext({ from: '__root__' });
  const [, search = ''] = path.split(/\?(.*)/s);
  const requete = readFiltres(parseQuery(search));
  const { data, isPlaceholderData } = useQuery(facturesQuery(context, requete));
  const { data: jour = '' } = useQuery(todayQuery);
  if (!data) return null;
  return (
    <ListeCompte
      page={data.page}
      parPage={FACTURES_PAR_PAGE}
      total={data.total}
      isBusy={isPlaceholderData}
      isFiltree={isFiltree(requete)}
      hrefOf={(page) => liens.factures(locale, { query: { ...requete, page } })}
      filtres={
        <>
          <TropPercus tropPercus={data.tropPercus} />
          <Retards reponse={data} />
          <FinDeMois jour={jour} chantiers={data.chantiers} />
          <BarreFiltres requete={requete} reponse={data} />
          <PucesFiltres requete={requete} reponse={data} />
        </>
      }
      vide={<Aucune />}
      sansResultat={{
        titre: t('liste.sansResultat.titre'),
        texte: t('liste.sansResultat.texte'),
        href: liens.factures(locale),
      }}
    >
      <TableauFactures
        factures={data.factures}
        requete={requete}
        jour={jour}
        isADeduire={data.tropPercus.some(({ reclame }) => !reclame)}
      />
    </ListeCompte>
  );
}

function Aucune() {
  const t = useTexts('factures');
  const { locale } = usePage();
  return (
    <EmptyState
      icon={Receipt}
      title={t('liste.vide.titre')}
      actions={
        <Lien href={liens.commandes(locale)} className={buttonClass()}>
          {t('liste.vide.commandes')}
        </Lien>
      }
    >
      {t('liste.vide.texte')}
    </EmptyState>
  );
}
