import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ExportCatalogue } from '@comptoir/contract/exports-catalogue/exports-catalogue.contract.ts';
import { isEnCours } from '@comptoir/contract/exports-catalogue/choix-export.ts';
import { announce } from '../ui/notice/announce.ts';
import { useTexts } from '../words/use-texts.ts';
import { noterExport, relireExports } from './exports.queries.ts';

/** Follows exports as they are written; the browser asks again by itself where the shop went away. */
export function useSuivi(enCours: readonly ExportCatalogue[]): void {
  const t = useTexts('exports-catalogue');
  const queryClient = useQueryClient();
  const ids = enCours.map(({ id }) => id).join(',');
  useEffect(() => {
    const suivis = ids.split(',').filter(Boolean).map(suivre);
    return () => suivis.forEach((suivi) => suivi.close());

    function suivre(id: string): EventSource {
      const suivi = new EventSource(`/mon-compte/exports-catalogue/${id}/suivi`);
      suivi.addEventListener('message', ({ data }) => {
        const dit = JSON.parse(String(data)) as ExportCatalogue | null;
        if (dit) noterExport(queryClient, dit);
        if (dit && isEnCours(dit.etat)) return;
        suivi.close();
        if (dit?.etat === 'pret') announce(t('pret', { quoi: t(`formats.${dit.format}`) }));
        void relireExports(queryClient);
      });
      return suivi;
    }
  }, [ids, queryClient, t]);
}
