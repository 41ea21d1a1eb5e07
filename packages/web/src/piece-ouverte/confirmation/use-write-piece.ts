/** Small choices of the confirmation: shown at once, kept by the server one after the other. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import type { CallInput } from '@comptoir/contract/http/call.ts';
import { modifierPieceOuverte } from '@comptoir/contract/piece-ouverte/piece-ouverte.contract.ts';
import { useTexts } from '../../words/use-texts.ts';
import { refusRecu, valeursOf } from '../refus-recu.ts';
import { PREMIERES } from '../../panier/suite.public.ts';
import { lue, pieceQuery } from '../piece-ouverte.queries.ts';

type Change = CallInput<typeof modifierPieceOuverte>['query'];

/** Also waited for before the piece is sent. */
export const ECRITURES_PIECE = ['piece-ouverte'] as const;

export function useWritePiece() {
  const { api, locale, queryClient } = useRouteContext({ from: '__root__' });
  const tErreurs = useTexts('erreurs');
  const query = pieceQuery({ api, locale });
  const { queryKey } = query;
  const { data } = useQuery({ ...query, enabled: false });
  /** Asked for over the piece as it was then: once that is another, the piece itself counts. */
  const [demande, setDemande] = useState<{ change: Change; sur: typeof data }>();
  const envoi = useMutation({
    mutationKey: ECRITURES_PIECE,
    mutationFn: (change: Change) =>
      api.call(modifierPieceOuverte, { query: { ...change, ...PREMIERES } }, { locale }),
    onSuccess: (piece) => queryClient.setQueryData(queryKey, lue(piece)),
    onError: async (error) => {
      setDemande(undefined);
      if (!refusRecu(error).reseau) await queryClient.refetchQueries({ queryKey });
    },
    scope: { id: 'piece-ouverte' },
  });
  const refus = envoi.error ? refusRecu(envoi.error) : undefined;
  /** Whether it was kept; why it was not is in `erreur`. */
  const garder = (change: Change): Promise<boolean> => {
    setDemande({ change, sur: data });
    return envoi.mutateAsync(change).then(
      () => true,
      () => false,
    );
  };
  return {
    garder,
    write: (change: Change) => void garder(change),
    /** What is asked for while it is on its way. */
    demande: demande && demande.sur === data ? demande.change : undefined,
    erreur: refus && tErreurs(refus.code, valeursOf(refus)),
  };
}
