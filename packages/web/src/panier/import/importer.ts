/** Sends what was pasted or chosen, says what was taken, and opens what is left to decide. */
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { FileCheck } from 'lucide-react';
import {
  importerBonCommande,
  importerPanier,
  type ImportPanier,
  type ModeImport,
} from '@comptoir/contract/panier/import.contract.ts';
import { openOverlay } from '../../overlay/overlay-store.ts';
import { showToast } from '../../ui/notice/toast-store.ts';
import { useTexts } from '../../words/use-texts.ts';
import { writePanier } from '../ecriture/write-panier.ts';
import { direRefusImport } from './dire-refus-import.ts';
import { isADire } from './import-a-dire.ts';
import { versBase64 } from './octets.ts';

export type Source =
  | { nom: 'texte'; texte: string }
  | { nom: 'fichier'; fichier: File }
  | { nom: 'bon'; fichier: File };

interface Vers {
  chantierId?: number;
  chantier?: string;
}

export function useImporter() {
  const { api, locale, queryClient } = useRouteContext({ from: '__root__' });
  const t = useTexts('panier');
  const tErreurs = useTexts('erreurs');
  const [isBusy, setIsBusy] = useState(false);
  const [erreur, setErreur] = useState<string>();

  /** False when nothing was taken; `erreur` says why. */
  async function importer(source: Source, vers: Vers, mode: ModeImport): Promise<boolean> {
    setIsBusy(true);
    setErreur(undefined);
    const fichier =
      source.nom === 'texte'
        ? undefined
        : { data: await versBase64(source.fichier), name: source.fichier.name };
    let lu: ImportPanier | undefined;
    const resultat = await writePanier(
      { api, locale, queryClient },
      {
        envoyer: async (through, options) => {
          lu =
            source.nom === 'bon' && fichier
              ? await through.call(importerBonCommande, { query: vers, body: { fichier } })
              : await through.call(
                  importerPanier,
                  {
                    query: { ...vers, mode },
                    body:
                      source.nom === 'texte'
                        ? { texte: source.texte }
                        : (fichier && { fichier }) || {},
                  },
                  options,
                );
          return lu;
        },
      },
    );
    setIsBusy(false);
    if (!resultat.ok) {
      setErreur(direRefusImport({ t, tErreurs, locale }, resultat.echec));
      return false;
    }
    if (lu) dire(lu);
    return true;
  }

  function dire(lu: ImportPanier): void {
    if (lu.importes > 0) {
      showToast({
        kind: 'snackbar-success',
        title: t('import.fait', { count: lu.importes }),
        icon: FileCheck,
      });
    }
    if (isADire(lu)) openOverlay('produits-non-importes', lu);
  }
  return { importer, isBusy, erreur };
}
