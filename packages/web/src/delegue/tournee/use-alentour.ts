/** Customers around the device, or around the store of the delegate; asked for on request only. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { usePosition, type Position } from '../../magasins/choisir-magasin.public.ts';
import { magasinQuery } from '../../magasins/magasin-du-client.public.ts';
import { usePage } from '../../page/page-context.ts';

export function useAlentour() {
  const context = useRouteContext({ from: '__root__' });
  const { magasin } = usePage().session;
  const [position, setPosition] = useState<Position>();
  const [isVoulu, setIsVoulu] = useState(false);
  const { etat, localiser, oublier } = usePosition(setPosition);
  const isRefusee = isVoulu && etat === 'refusee' && position === undefined;
  // Where the device does not tell, the store of the delegate is somewhere to start from.
  const { data } = useQuery({
    ...magasinQuery(context, magasin?.id ?? 0),
    enabled: isRefusee && magasin !== undefined,
  });
  return {
    isVoulu,
    isEnRecherche: isVoulu && etat === 'recherche',
    isRefusee,
    /** Undefined: the list is not by distance. */
    position: isVoulu ? position : undefined,
    magasin: data?.magasin,
    vouloir(voulu: boolean) {
      setIsVoulu(voulu);
      if (!voulu) oublier();
      else if (!position) localiser();
    },
    partirDe: ({ latitude, longitude }: Position) => setPosition({ latitude, longitude }),
  };
}

export type Alentour = ReturnType<typeof useAlentour>;
