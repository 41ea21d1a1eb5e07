/** The orders shown, or those chosen of them, as a file. */
import { useRouteContext } from '@tanstack/react-router';
import { exporterCommandes } from '@comptoir/contract/commandes/commandes.contract.ts';
import { useExportListe } from '../../mon-compte/use-export-liste.public.ts';
import type { RequeteCommandes } from '../filtres-commandes.ts';

export function useExportCommandes({ page: _page, ...requete }: RequeteCommandes) {
  const { api, locale } = useRouteContext({ from: '__root__' });
  return useExportListe('commandes', (demande, cles) =>
    api.call(
      exporterCommandes,
      { query: { ...requete, ...demande, ...(cles && { cles }) } },
      { locale },
    ),
  );
}
