/** The customer a delegate acts for, and how they change to another. */
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { codeOf, type HttpFailure } from '../http/http-answer.ts';
import { isQueryFailure } from '../http/query-failure.ts';
import { changerDeClient, quitter } from '../identite/changer-client.public.ts';
import { showToast } from '../ui/notice/toast-store.ts';
import { useTexts } from '../words/use-texts.ts';
import { noterChangement } from './client-courant.public.ts';

export interface Depart {
  /** The page is about to go. */
  busy: boolean;
  erreur: string | undefined;
  /** For this person from now on, or for nobody; on this page, or on the one `vers`. */
  agirPour: (utilisateurId: number | null, vers?: string) => void;
  seDeconnecter: () => void;
  /** A call before it was refused. */
  signaler: (failure: HttpFailure) => void;
}

export function useDepart(): Depart {
  const router = useRouter();
  const tErreurs = useTexts('erreurs');
  const [busy, setBusy] = useState(false);
  const [erreur, setErreur] = useState<string>();
  const signaler = (failure: HttpFailure) => setErreur(tErreurs(codeOf(failure)));
  const partir = async (leave: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setErreur(undefined);
    try {
      await leave();
    } catch (error) {
      if (!isQueryFailure(error)) throw error;
      setBusy(false);
      signaler(error.response);
    }
  };
  return {
    busy,
    erreur,
    agirPour: (utilisateurId, vers) =>
      void partir(() =>
        changerDeClient(router, utilisateurId, () => noterChangement('choisi'), vers),
      ),
    seDeconnecter: () => void partir(() => quitter(router)),
    signaler,
  };
}

/** Where there is no room to say what went wrong. */
export function useDepartAnnonce(): Depart {
  const depart = useDepart();
  const { erreur } = depart;
  useEffect(() => {
    if (erreur) showToast({ title: erreur });
  }, [erreur]);
  return depart;
}
