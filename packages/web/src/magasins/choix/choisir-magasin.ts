/** Choosing the store one buys from: the whole shop then shows its stock and its hours. */
import { useRouter } from '@tanstack/react-router';
import {
  choisirMagasinReference,
  type MagasinReference,
} from '@comptoir/contract/session/magasin-reference.contract.ts';
import { siteQuery } from '../../page/site.ts';

/** First words of the keys of what depends on the store. */
const DEPENDENT = /^\w+ \/api\/(?:recherche|produits|articles)\b/;

export function useChoisirMagasin(): (magasinId: number) => Promise<MagasinReference> {
  const { api, queryClient } = useRouter().options.context;
  return async (magasinId) => {
    const { magasin } = await api.call(choisirMagasinReference, { body: { magasinId } });
    queryClient.setQueryData(
      siteQuery.queryKey,
      (site) => site && { ...site, session: { ...site.session, magasin } },
    );
    const depends = ({ queryKey: [call] }: { queryKey: readonly unknown[] }) =>
      DEPENDENT.test(String(call));
    // Pages left behind read what they kept without asking again: they must find nothing.
    queryClient.removeQueries({ predicate: depends, type: 'inactive' });
    await queryClient.invalidateQueries({ predicate: depends });
    return magasin;
  };
}
