/** The quotes shown, or those chosen of them, as a file. */
import { useRouteContext } from '@tanstack/react-router';
import { exporterListeDevis } from '@comptoir/contract/devis/devis.contract.ts';
import { useExportListe } from '../../mon-compte/use-export-liste.public.ts';
import type { RequeteDevis } from '../filtres-devis.ts';

export function useExportDevis({ page: _page, ...requete }: RequeteDevis) {
  const { api, locale } = useRouteContext({ from: '__root__' });
  return useExportListe('devis', (demande, cles) =>
    api.call(
      exporterListeDevis,
      { query: { ...requete, ...demande, ...(cles && { cles }) } },
      { locale },
    ),
  );
}
