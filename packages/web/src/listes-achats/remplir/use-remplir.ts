/** Sends what was typed, pasted or chosen to a list, says what was taken, and opens what is left to decide. */
import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { ListPlus } from 'lucide-react';
import {
  ajouterALaListe,
  importerDansListe,
} from '@comptoir/contract/listes-achats/listes-achats.contract.ts';
import type { BilanImport } from '@comptoir/contract/panier/import.contract.ts';
import { codeOf } from '../../http/http-answer.ts';
import { isQueryFailure } from '../../http/query-failure.ts';
import { useFailureText } from '../../http/use-failure-text.ts';
import { openOverlay } from '../../overlay/overlay-store.ts';
import { direRefusImport, isADire, versBase64 } from '../../panier/import.public.ts';
import { showToast } from '../../ui/notice/toast-store.ts';
import { useTexts } from '../../words/use-texts.ts';
import { relireListes } from '../listes-achats.queries.ts';

export function useRemplir(id: number) {
  const t = useTexts('listes-achats');
  const tPanier = useTexts('panier');
  const tErreurs = useTexts('erreurs');
  const { api, locale, queryClient } = useRouteContext({ from: '__root__' });
  const failureText = useFailureText();
  const dire = (lu: BilanImport, source: string | File) => {
    if (lu.importes > 0) {
      showToast({
        kind: 'snackbar-success',
        icon: ListPlus,
        title: t('remplir.fait', { count: lu.importes }),
      });
    }
    // One reference alone is one of it.
    const isSeule = typeof source === 'string' && lu.importes + lu.nonImportes.length === 1;
    const aDire = {
      ...lu,
      sansQuantite: lu.sansQuantite && !isSeule,
      messages: [],
      chantierId: null,
      prendre: async ({ articleId, quantite }: { articleId: number; quantite: number }) => {
        try {
          await api.call(ajouterALaListe, { params: { id }, body: [{ articleId, quantite }] });
        } catch (error) {
          return failureText(error);
        }
        await relireListes(queryClient);
        return undefined;
      },
    };
    if (isADire(aDire)) openOverlay('produits-non-importes', aDire);
  };
  const envoi = useMutation({
    mutationFn: async (source: string | File) =>
      api.call(
        importerDansListe,
        {
          params: { id },
          body:
            typeof source === 'string'
              ? { texte: source }
              : { fichier: { data: await versBase64(source), name: source.name } },
        },
        { locale },
      ),
    onSuccess: async (lu, source) => {
      dire(lu, source);
      await relireListes(queryClient);
    },
  });
  const direEchec = (error: unknown) => {
    if (!isQueryFailure(error)) return failureText(error);
    const { body } = error.response.data;
    const data = typeof body === 'object' ? (body.data ?? {}) : {};
    return direRefusImport(
      { t: tPanier, tErreurs, locale },
      { code: codeOf(error.response), data },
    );
  };
  return {
    remplir: envoi.mutateAsync,
    isPending: envoi.isPending,
    erreur: envoi.isError ? direEchec(envoi.error) : undefined,
  };
}
