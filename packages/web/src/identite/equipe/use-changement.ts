import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { Api } from '../../page/api.ts';
import { relireEquipe } from './relire-equipe.ts';

/**
 * One change of a person: the team is read again whatever comes of it, so that who was refused sees
 * what a colleague changed meanwhile.
 */
export function useChangement<V, R>(
  envoyer: (api: Api, valeur: V) => Promise<R>,
  onFait: (reponse: R, valeur: V) => void,
) {
  const { api, locale } = useRouteContext({ from: '__root__' });
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (valeur: V) => envoyer(api, valeur),
    onSuccess: onFait,
    onSettled: () => relireEquipe(queryClient, { api, locale }),
  });
}
