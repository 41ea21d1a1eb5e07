/** Asks for the basket or a shopping list as a file and hands it to the browser, to keep or to print. */
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { exporterListe } from '@comptoir/contract/listes-achats/export-liste.contract.ts';
import { exporterPanier, type ExportQuery } from '@comptoir/contract/panier/export.contract.ts';
import { codeOf } from '../../http/http-answer.ts';
import { isQueryFailure } from '../../http/query-failure.ts';
import { downloadFile } from '../../ui/download.ts';
import { printFile } from '../../ui/print.ts';
import { useTexts } from '../../words/use-texts.ts';
import { depuisBase64 } from '../import/octets.ts';

/** What of the basket, or of a shopping list: lines of it, a chantier, or all. */
export interface PorteeExport {
  listeId?: number;
  chantierId?: number;
  nom?: string;
  ligneIds?: readonly number[];
}

export function useExport(portee: PorteeExport) {
  const { api, locale } = useRouteContext({ from: '__root__' });
  const tErreurs = useTexts('erreurs');
  const [isBusy, setIsBusy] = useState(false);
  const [erreur, setErreur] = useState<string>();

  async function exporter(
    query: Omit<ExportQuery, 'chantierId' | 'lignes'>,
    geste: 'garder' | 'imprimer' = 'garder',
  ): Promise<boolean> {
    setIsBusy(true);
    setErreur(undefined);
    const { listeId, chantierId, ligneIds } = portee;
    const voulu = { ...query, ...(ligneIds && { lignes: ligneIds.join(',') }) };
    try {
      const fichier =
        listeId === undefined
          ? await api.call(exporterPanier, {
              query: { ...voulu, ...(chantierId !== undefined && { chantierId }) },
            })
          : await api.call(exporterListe, { params: { id: listeId }, query: voulu }, { locale });
      const file = { data: depuisBase64(fichier.data), name: fichier.name, type: fichier.type };
      if (geste === 'imprimer') printFile(file, () => downloadFile(file));
      else downloadFile(file);
      return true;
    } catch (error) {
      if (!isQueryFailure(error)) throw error;
      setErreur(tErreurs(codeOf(error.response)));
      return false;
    } finally {
      setIsBusy(false);
    }
  }
  return { exporter, isBusy, erreur };
}
