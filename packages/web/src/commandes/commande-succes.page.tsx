/** The order is placed: its number, what happens next and when. Read by its key: a reload shows the same. */
import { useQuery } from '@tanstack/react-query';
import { redirect, useRouteContext, useSearch } from '@tanstack/react-router';
import { liens } from '@comptoir/contract/liens.ts';
import { isSansClient } from '../delegue/sans-client.public.ts';
import { CadreCompte } from '../mon-compte/cadre-compte.public.tsx';
import { SansClientCompte } from '../mon-compte/sans-client.public.tsx';
import { orNotFound } from '../page/or-not-found.ts';
import { usePage } from '../page/page-context.ts';
import type { PageContext } from '../page/page-loader.ts';
import { siteQuery } from '../page/site.ts';
import { useTexts } from '../words/use-texts.ts';
import { CommandePassee } from './commande-passee.public.tsx';
import { commandeQuery } from './commandes.queries.ts';

const keyOf = ({ key }: { key?: unknown }): string => (typeof key === 'string' ? key : '');

export async function loader({ search, queryClient, ...context }: PageContext): Promise<void> {
  const key = keyOf(search);
  if (isSansClient(queryClient.getQueryData(siteQuery.queryKey)?.session)) return;
  if (key === '') throw redirect({ href: liens.commandes(context.locale), replace: true });
  await orNotFound(queryClient.fetchQuery(commandeQuery(context, key)));
}

export default function CommandeSuccesPage() {
  const key = keyOf(useSearch({ strict: false }));
  const context = useRouteContext({ from: '__root__' });
  const t = useTexts('commandes');
  const { session } = usePage();
  const sansClient = isSansClient(session);
  const { data: commande } = useQuery({ ...commandeQuery(context, key), enabled: !sansClient });
  if (sansClient) {
    return (
      <CadreCompte titre={t('pages.commandes.titre')}>
        <SansClientCompte />
      </CadreCompte>
    );
  }
  return commande ? <CommandePassee commande={commande} /> : null;
}
