/** The invoices shown, or those chosen of them, as a file. */
import { useRouteContext } from '@tanstack/react-router';
import { exporterFactures } from '@comptoir/contract/factures/factures.contract.ts';
import { useExportListe } from '../../mon-compte/use-export-liste.public.ts';
import type { RequeteFactures } from '../filtres-factures.ts';

export function useExportFactures({ page: _page, ...requete }: RequeteFactures) {
  const { api, locale } = useRouteContext({ from: '__root__' });
  return useExportListe('factures', (demande, cles) =>
    api.call(
      exporterFactures,
      { query: { ...requete, ...demande, ...(cles && { cles }) } },
      { locale },
    ),
  );
}
