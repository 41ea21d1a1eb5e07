/** The net prices shown, or those chosen of them, as a file. */
import { useRouteContext } from '@tanstack/react-router';
import { exporterPrixNegocies } from '@comptoir/contract/tarif-compte/prix-negocies.contract.ts';
import { useExportListe } from '../../mon-compte/use-export-liste.public.ts';
import type { RequeteNegocies } from './adresse-negocies.ts';

export function useExportNegocies({ page: _page, ...requete }: RequeteNegocies) {
  const { api, locale } = useRouteContext({ from: '__root__' });
  return useExportListe('prixNegocies', (demande, cles) =>
    api.call(
      exporterPrixNegocies,
      { query: { ...requete, ...demande, ...(cles && { articleIds: cles.map(Number) }) } },
      { locale },
    ),
  );
}
