/** The orders of the company: found again, narrowed, taken away. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Package, Search } from 'lucide-react';
import { COMMANDES_PAR_PAGE } from '@comptoir/contract/commandes/commandes.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { parseQuery } from '@comptoir/contract/query-string.ts';
import { todayQuery } from '../http/today-query.ts';
import { Lien } from '../lien.tsx';
import { CadreCompte } from '../mon-compte/cadre-compte.public.tsx';
import { isSansClient, SansClientCompte } from '../mon-compte/sans-client.public.tsx';
import { usePage } from '../page-context.ts';
import type { PageContext } from '../page-loader.ts';
import { siteQuery } from '../site.ts';
import { buttonClass } from '../ui/button-class.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { useTexts } from '../use-texts.ts';
import { commandesQuery } from './commandes.queries.ts';
import { isFiltree, lireFiltres } from './filtres-commandes.ts';
import { BarreFiltres } from './liste/barre-filtres.tsx';
import { PucesFiltres } from './liste/puces-filtres.tsx';
import { TableauCommandes } from './liste/tableau-commandes.tsx';

export async function loader(context: PageContext): Promise<void> {
  const { queryClient, search } = context;
  if (isSansClient(queryClient.getQueryData(siteQuery.queryKey)?.session)) return;
  await Promise.all([
    queryClient.fetchQuery(commandesQuery(context, lireFiltres(search))),
    queryClient.fetchQuery(todayQuery),
  ]);
}

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
  const { path, locale } = usePage();
  const context = useRouteContext({ from: '__root__' });
  const [, search = ''] = path.split(/\?(.*)/s);
  const requete = lireFiltres(parseQuery(search));
  const { data, isPlaceholderData } = useQuery(commandesQuery(context, requete));
  const { data: jour = '' } = useQuery(todayQuery);
  if (!data) return null;
  if (data.total === 0 && !isFiltree(requete)) return <Aucune />;
  return (
    <div aria-busy={isPlaceholderData || undefined}>
      <BarreFiltres requete={requete} reponse={data} />
      <PucesFiltres requete={requete} reponse={data} />
      {data.total === 0 ? (
        <SansResultat />
      ) : (
        <div className="mt-4 flex flex-col gap-4">
          <TableauCommandes commandes={data.commandes} requete={requete} jour={jour} />
          <Pagination
            page={data.page}
            pageSize={COMMANDES_PAR_PAGE}
            total={data.total}
            hrefOf={(page) =>
              liens.commandes(locale, { query: { ...requete, page: page > 1 ? page : undefined } })
            }
          />
        </div>
      )}
    </div>
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

function SansResultat() {
  const t = useTexts('commandes');
  const { locale } = usePage();
  return (
    <EmptyState
      icon={Search}
      title={t('liste.sansResultat.titre')}
      actions={
        <Lien href={liens.commandes(locale)} className={buttonClass()}>
          {t('liste.sansResultat.effacer')}
        </Lien>
      }
    >
      {t('liste.sansResultat.texte')}
    </EmptyState>
  );
}
