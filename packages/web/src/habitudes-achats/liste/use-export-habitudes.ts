/** The habits shown, or those chosen of them, as a file. */
import { useRouteContext } from '@tanstack/react-router';
import { exporterHabitudesAchats } from '@comptoir/contract/habitudes-achats/habitudes-achats.contract.ts';
import { useExportListe } from '../../mon-compte/use-export-liste.public.ts';
import type { RequeteHabitudes } from '../filtres-habitudes.ts';

export function useExportHabitudes({ page: _page, ...requete }: RequeteHabitudes) {
  const { api, locale } = useRouteContext({ from: '__root__' });
  return useExportListe('habitudes', (demande, cles) =>
    api.call(
      exporterHabitudesAchats,
      { query: { ...requete, ...demande, ...(cles && { articleIds: cles.map(Number) }) } },
      { locale },
    ),
  );
}
