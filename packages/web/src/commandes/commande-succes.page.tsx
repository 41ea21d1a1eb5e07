/** The order is placed: its number, what happens next and when. Read by its key: a reload shows the same. */
import { useQuery } from '@tanstack/react-query';
import { redirect, useRouteContext, useSearch } from '@tanstack/react-router';
import { liens } from '@comptoir/contract/liens.ts';
import { orNotFound } from '../or-not-found.ts';
import type { PageContext } from '../page-loader.ts';
import { CommandePassee } from './commande-passee.public.tsx';
import { commandeQuery } from './commandes.queries.ts';

const keyOf = ({ key }: { key?: unknown }): string => (typeof key === 'string' ? key : '');

export async function loader({ search, queryClient, ...context }: PageContext): Promise<void> {
  const key = keyOf(search);
  if (key === '') throw redirect({ href: liens.commandes(context.locale), replace: true });
  await orNotFound(queryClient.fetchQuery(commandeQuery(context, key)));
}

export default function CommandeSuccesPage() {
  const key = keyOf(useSearch({ strict: false }));
  const context = useRouteContext({ from: '__root__' });
  const { data: commande } = useQuery(commandeQuery(context, key));
  return commande ? <CommandePassee commande={commande} /> : null;
}
