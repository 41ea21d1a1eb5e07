/** Moves lines to another chantier: by drag, by the menu, by the keyboard. */
import { useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import { FolderInput } from 'lucide-react';
import type { Chantier } from '@comptoir/contract/panier/chantiers.contract.ts';
import { enOrdre } from '@comptoir/contract/panier/ordre-chantiers.ts';
import { announce } from '../../ui/notice/announce.ts';
import { showToast } from '../../ui/notice/toast-store.ts';
import { useTexts } from '../../words/use-texts.ts';
import { deplacerParLots } from '../ecriture/deplacer-par-lots.ts';
import { deplacer, type VersChantier } from '../ecriture/modifier-lignes.ts';
import { retoursOf, type Retour } from '../ecriture/retour-deplacement.ts';
import { focusRang } from '../lignes/rangs.ts';
import { effacerSelection } from '../lignes/selection.ts';
import { panierQuery } from '../panier.queries.ts';

export function useDeplacer() {
  const { api, locale, queryClient } = useRouteContext({ from: '__root__' });
  const t = useTexts('panier');
  const tErreurs = useTexts('erreurs');
  return useMemo(() => {
    const ecrivain = { api, locale, queryClient };
    const chantiersLus = (): readonly Chantier[] =>
      queryClient.getQueryData(panierQuery(ecrivain).queryKey)?.chantiers ?? [];
    const nomOf = (vers: VersChantier) =>
      'chantier' in vers
        ? vers.chantier
        : (chantiersLus().find(({ id }) => id === vers.chantierId)?.libelle ??
          t('chantier.sansNomDit'));

    const versChantier = async (ligneIds: readonly number[], vers: VersChantier) => {
      const choisies = new Set(ligneIds);
      const parties = chantiersLus().flatMap(({ id: chantierId, articles }) =>
        'chantierId' in vers && chantierId === vers.chantierId
          ? []
          : articles
              .filter(({ ligneId }) => choisies.has(ligneId))
              .map((ligne) => ({ ...ligne, chantierId })),
      );
      if (parties.length === 0) return;
      const nom = nomOf(vers);
      const arrivees = await moveAll(
        parties.map(({ ligneId }) => ligneId),
        vers,
      );
      if (!arrivees) return;
      effacerSelection();
      const retours = retoursOf(parties, arrivees);
      showToast({
        title: t('deplacer.fait', { count: parties.length, nom }),
        icon: FolderInput,
        ...(retours && { action: { label: t('annuler'), run: () => void moveBack(retours) } }),
      });
    };
    /** Undefined where some stayed, which is told. */
    const moveAll = async (ligneIds: readonly number[], vers: VersChantier) => {
      const { arrivees, refus } = await deplacerParLots(ecrivain, ligneIds, vers);
      if (!refus) return arrivees;
      showToast({
        title: t('deplacer.restees', { count: refus.restees }),
        detail: tErreurs(refus.echec.code),
      });
      return undefined;
    };
    const moveBack = (retours: readonly Retour[]) =>
      Promise.all(retours.map(({ chantierId, ligneIds }) => moveAll(ligneIds, { chantierId })));
    /** False where there is nothing to move, or nowhere to go. */
    const auVoisin = (cible: EventTarget, pas: number): boolean => {
      const rang = cible instanceof Element ? cible.closest<HTMLElement>('[data-ligne]') : null;
      const ligneId = Number(rang?.dataset['ligne'] ?? NaN);
      const chantiers = enOrdre(chantiersLus());
      const ici = chantiers.findIndex(({ articles }) =>
        articles.some((ligne) => ligne.ligneId === ligneId),
      );
      const voisin = ici === -1 ? undefined : chantiers[ici + pas];
      if (!voisin) return false;
      const vers = { chantierId: voisin.id };
      void deplacer(ecrivain, [ligneId], vers).then((resultat) => {
        announce(
          resultat.ok
            ? t('deplacer.fait', { count: 1, nom: nomOf(vers) })
            : tErreurs(resultat.echec.code),
        );
      });
      const isQuantite = cible instanceof Element && cible.matches('[role=spinbutton]');
      focusRang(ligneId, isQuantite ? '[role=spinbutton]' : '[aria-haspopup=menu]');
      return true;
    };
    return { versChantier, auVoisin };
  }, [api, locale, queryClient, t, tErreurs]);
}
