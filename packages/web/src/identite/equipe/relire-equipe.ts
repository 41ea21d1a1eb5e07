import type { QueryClient } from '@tanstack/react-query';
import { equipeQuery, journalEquipeQuery } from '../identite.queries.ts';

/** The team and its journal, once something of them changed. */
export async function relireEquipe(
  queryClient: QueryClient,
  context: Parameters<typeof equipeQuery>[0],
): Promise<void> {
  const [journal] = journalEquipeQuery(context, 1).queryKey;
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: equipeQuery(context).queryKey }),
    queryClient.invalidateQueries({ queryKey: [journal] }),
  ]);
}
