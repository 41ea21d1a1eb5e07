/** The columns of a table of the account that its person chose; kept with them, on every device. */
import { useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { Colonne, Tableau } from '@comptoir/contract/identite/colonnes.ts';
import { modifierProfil } from '@comptoir/contract/identite/profil.contract.ts';
import { useFailureText } from '../http/use-failure-text.ts';
import { usePage } from '../page/page-context.ts';
import { siteQuery } from '../page/site.ts';
import { showToast } from '../ui/notice/toast-store.ts';

interface Colonnes<T extends Tableau> {
  /** Undefined: all of them, as everybody has them. */
  choisies: readonly Colonne<T>[] | undefined;
  /** Undefined for who acts for someone else: the choice is theirs. */
  choisir: ((colonnes: readonly Colonne<T>[]) => void) | undefined;
}

export function useColonnes<T extends Tableau>(tableau: T): Colonnes<T> {
  const { session } = usePage();
  const { api } = useRouteContext({ from: '__root__' });
  const queryClient = useQueryClient();
  const failureText = useFailureText();
  const { preferences, delegue } = session;
  const colonnes = preferences?.colonnes ?? {};
  const montrer = (voulues: typeof colonnes) =>
    queryClient.setQueryData(
      siteQuery.queryKey,
      (site) =>
        site && {
          ...site,
          session: {
            ...site.session,
            preferences: { ...site.session.preferences, colonnes: voulues },
          },
        },
    );
  const choisir = (voulues: readonly Colonne<T>[]) => {
    const choix = { [tableau]: [...voulues] };
    montrer({ ...colonnes, ...choix });
    api.call(modifierProfil, { body: { preferences: { colonnes: choix } } }).catch((error) => {
      montrer(colonnes);
      showToast({ title: failureText(error) });
    });
  };
  return {
    choisies: colonnes[tableau] as readonly Colonne<T>[] | undefined,
    choisir: delegue || !session.utilisateur ? undefined : choisir,
  };
}
