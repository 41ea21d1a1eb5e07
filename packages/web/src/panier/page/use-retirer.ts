/** Removes lines at once and says so, with the way back. */
import { useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import { Trash2 } from 'lucide-react';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { showToast } from '../../ui/notice/toast-store.ts';
import { useTexts } from '../../words/use-texts.ts';
import type { LigneSituee } from '../ecriture/modifier-lignes.ts';
import { remettre, retirer } from '../ecriture/retirer-lignes.ts';
import { garderFocus } from '../lignes/rangs.ts';

export function useRetirer(): (lignes: readonly LigneSituee[]) => void {
  const { api, locale, queryClient } = useRouteContext({ from: '__root__' });
  const t = useTexts('panier');
  const tErreurs = useTexts('erreurs');
  return useMemo(() => {
    const ecrivain = { api, locale, queryClient };
    const putBack = async (lignes: readonly LigneSituee[]) => {
      for (const [chantierId, siennes] of Map.groupBy(lignes, (ligne) => ligne.chantierId)) {
        const resultats = await remettre(ecrivain, siennes, { chantierId });
        const refus = resultats.find((resultat) => !resultat.ok);
        if (refus) showToast({ title: tErreurs(refus.echec.code) });
      }
    };
    const remove = async (lignes: readonly LigneSituee[]) => {
      garderFocus(lignes.map(({ ligneId }) => ligneId));
      const resultats = await retirer(ecrivain, lignes);
      const refus = resultats.find((resultat) => !resultat.ok);
      if (refus) {
        showToast({ title: t('retrait.echec'), detail: tErreurs(refus.echec.code) });
        return;
      }
      const [premiere] = lignes;
      showToast({
        title: t('retrait.fait', { count: lignes.length }),
        detail:
          premiere && lignes.length === 1
            ? `${premiere.libelle}, ${premiere.reference} × ${formatNombre(locale, premiere.quantite)}`
            : lignes.map(({ reference }) => reference).join(', '),
        icon: Trash2,
        action: { label: t('annuler'), run: () => void putBack(lignes) },
      });
    };
    return (lignes) => void remove(lignes);
  }, [api, locale, queryClient, t, tErreurs]);
}
