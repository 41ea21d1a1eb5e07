/** The quotes of the company: asked for, answered, still to answer. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { FileText, Search } from 'lucide-react';
import { DEVIS_PAR_PAGE } from '@comptoir/contract/devis/devis.contract.ts';
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
import { listeDevisQuery } from './devis.queries.ts';
import { isFiltree, lireFiltres } from './filtres-devis.ts';
import { BarreFiltres } from './liste/barre-filtres.tsx';
import { TableauDevis } from './liste/tableau-devis.tsx';

export async function loader(context: PageContext): Promise<void> {
  const { queryClient, search } = context;
  if (isSansClient(queryClient.getQueryData(siteQuery.queryKey)?.session)) return;
  await Promise.all([
    queryClient.fetchQuery(listeDevisQuery(context, lireFiltres(search))),
    queryClient.fetchQuery(todayQuery),
  ]);
}

export default function DevisPage() {
  const t = useTexts('devis');
  const { session } = usePage();
  return (
    <CadreCompte titre={t('pages.devis.titre')}>
      {isSansClient(session) ? <SansClientCompte /> : <Liste />}
    </CadreCompte>
  );
}

function Liste() {
  const { path, locale } = usePage();
  const context = useRouteContext({ from: '__root__' });
  const [, search = ''] = path.split(/\?(.*)/s);
  const requete = lireFiltres(parseQuery(search));
  const { data, isPlaceholderData } = useQuery(listeDevisQuery(context, requete));
  const { data: jour = '' } = useQuery(todayQuery);
  if (!data) return null;
  if (data.total === 0 && !isFiltree(requete)) return <Aucun />;
  return (
    <div aria-busy={isPlaceholderData || undefined}>
      <BarreFiltres requete={requete} total={data.total} />
      {data.total === 0 ? (
        <SansResultat />
      ) : (
        <div className="mt-4 flex flex-col gap-4">
          <TableauDevis devis={data.devis} requete={requete} jour={jour} />
          <Pagination
            page={data.page}
            pageSize={DEVIS_PAR_PAGE}
            total={data.total}
            hrefOf={(page) =>
              liens.devis(locale, { query: { ...requete, page: page > 1 ? page : undefined } })
            }
          />
        </div>
      )}
    </div>
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

function SansResultat() {
  const t = useTexts('devis');
  const { locale } = usePage();
  return (
    <EmptyState
      icon={Search}
      title={t('liste.sansResultat.titre')}
      actions={
        <Lien href={liens.devis(locale)} className={buttonClass()}>
          {t('liste.sansResultat.effacer')}
        </Lien>
      }
    >
      {t('liste.sansResultat.texte')}
    </EmptyState>
  );
}
