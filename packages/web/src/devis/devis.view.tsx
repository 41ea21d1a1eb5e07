/** The quotes of the company: asked for, answered, still to answer. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { FileText } from 'lucide-react';
import { DEVIS_PAR_PAGE } from '@comptoir/contract/devis/devis.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { parseQuery } from '@comptoir/contract/http/query-string.ts';
import { todayQuery } from '../http/today-query.ts';
import { Lien } from '../page/lien.tsx';
import { isFiltree } from '../mon-compte/adresse-liste.public.ts';
import { CadreCompte } from '../mon-compte/cadre-compte.public.tsx';
import { ListeCompte } from '../mon-compte/liste-compte.public.tsx';
import { isSansClient } from '../delegue/sans-client.public.ts';
import { SansClientCompte } from '../mon-compte/sans-client.public.tsx';
import { usePage } from '../page/page-context.ts';
import { buttonClass } from '../ui/button/button-class.ts';
import { EmptyState } from '../ui/notice/empty-state.tsx';
import { useTexts } from '../words/use-texts.ts';
import { listeDevisQuery } from './liste/liste-devis.queries.ts';
import { readFiltres } from './filtres-devis.ts';
import { BarreFiltres } from './liste/barre-filtres.tsx';
import { TableauDevis } from './liste/tableau-devis.tsx';

export default function DevisPage() {
  const t = useTexts('devis');
  const { session, locale } = usePage();
  return (
    <CadreCompte
      titre={t('pages.devis.titre')}
      fin={
        session.delegue && (
          <Lien href={liens.devisARepondre(locale)} className={buttonClass()}>
            {t('liste.tousClients')}
          </Lien>
        )
      }
    >
      {isSansClient(session) ? <SansClientCompte /> : <Liste />}
    </CadreCompte>
  );
}

function Liste() {
  const t = useTexts('devis');
  const { path, locale } = usePage();
  const context = useRouteContext({ from: '__root__' });
  const [, search = ''] = path.split(/\?(.*)/s);
  const requete = readFiltres(parseQuery(search));
  const { data, isPlaceholderData } = useQuery(listeDevisQuery(context, requete));
  const { data: jour = '' } = useQuery(todayQuery);
  if (!data) return null;
  return (
    <ListeCompte
      page={data.page}
      parPage={DEVIS_PAR_PAGE}
      total={data.total}
      isBusy={isPlaceholderData}
      isFiltree={isFiltree(requete)}
      hrefOf={(page) => liens.devis(locale, { query: { ...requete, page } })}
      filtres={
        <BarreFiltres requete={requete} total={data.total} auteur={data.devis[0]?.auteur.nom} />
      }
      vide={<Aucun />}
      sansResultat={{
        titre: t('liste.sansResultat.titre'),
        texte: t('liste.sansResultat.texte'),
        href: liens.devis(locale),
      }}
    >
      <TableauDevis devis={data.devis} requete={requete} jour={jour} />
    </ListeCompte>
  );
}

function Aucun() {
  const t = useTexts('devis');
  const { locale } = usePage();
  return (
    <EmptyState
      icon={FileText}
      title={t('liste.vide.titre')}
      actions={
        <Lien href={liens.panier(locale)} className={buttonClass({ kind: 'primary' })}>
          {t('liste.vide.panier')}
        </Lien>
      }
    >
      {t('liste.vide.texte')}
    </EmptyState>
  );
}
