/** The orders of the company: found again, narrowed, taken away. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Package } from 'lucide-react';
import { COMMANDES_PAR_PAGE } from '@comptoir/contract/commandes/commandes.contract.ts';
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
import { commandesQuery } from './liste/liste-commandes.queries.ts';
import { readFiltres } from './filtres-commandes.ts';
import { BarreFiltres } from './liste/barre-filtres.tsx';
import { PucesFiltres } from './liste/puces-filtres.tsx';
import { TableauCommandes } from './liste/tableau-commandes.tsx';

export default function CommandesPage() {
  const t = useTexts('commandes');
  const { session } = usePage();
  return (
    <CadreCompte titre={t('pages.commandes.titre')}>
      {isSansClient(session) ? <SansClientCompte /> : <Commandes />}
    </CadreCompte>
  );
}

function Commandes() {
  const t = useTexts('commandes');
  const { path, locale } = usePage();
  const context = useRouteContext({ from: '__root__' });
  const [, search = ''] = path.split(/\?(.*)/s);
  const requete = readFiltres(parseQuery(search));
  const { data, isPlaceholderData } = useQuery(commandesQuery(context, requete));
  const { data: jour = '' } = useQuery(todayQuery);
  if (!data) return null;
  return (
    <ListeCompte
      page={data.page}
      parPage={COMMANDES_PAR_PAGE}
      total={data.total}
      isBusy={isPlaceholderData}
      isFiltree={isFiltree(requete)}
      hrefOf={(page) => liens.commandes(locale, { query: { ...requete, page } })}
      filtres={
        <>
          <BarreFiltres requete={requete} reponse={data} />
          <PucesFiltres requete={requete} reponse={data} />
          {data.corrige !== undefined && (
            <p role="status" className="mt-4 type-body text-text-2">
              {t('liste.corrige', { saisi: requete.recherche ?? '', corrige: data.corrige })}
            </p>
          )}
        </>
      }
      vide={<Aucune />}
      sansResultat={{
        titre: t('liste.sansResultat.titre'),
        texte: t('liste.sansResultat.texte'),
        href: liens.commandes(locale),
      }}
    >
      <TableauCommandes commandes={data.commandes} requete={requete} jour={jour} />
    </ListeCompte>
  );
}

function Aucune() {
  const t = useTexts('commandes');
  const { locale } = usePage();
  return (
    <EmptyState
      icon={Package}
      title={t('liste.vide.titre')}
      actions={
        <Lien href={liens.achatRapide(locale)} className={buttonClass({ kind: 'primary' })}>
          {t('liste.vide.achatRapide')}
        </Lien>
      }
    >
      {t('liste.vide.texte')}
    </EmptyState>
  );
}
