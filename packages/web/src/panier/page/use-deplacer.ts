/** Moves lines to another chantier: by drag, by the menu, by the keyboard. */
import { useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import { FolderInput } from 'lucide-react';
import type { Chantier } from '@comptoir/contract/panier/chantiers.contract.ts';
import { enOrdre } from '@comptoir/contract/panier/ordre-chantiers.ts';
import { announce } from '../../ui/notice/announce.ts';
import { showToast } from '../../ui/notice/toast-store.ts';
import { useTexts } from '../../words/use-texts.ts';
import { deplacer, type LigneSituee, type VersChantier } from '../ecriture/modifier-lignes.ts';
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
          t('chantier.sansNom'));

    const versChantier = async (ligneIds: readonly number[], vers: VersChantier) => {
      const parties = chantiersLus().flatMap(({ id: chantierId, articles }) =>
        'chantierId' in vers && chantierId === vers.chantierId
          ? []
          : articles
              .filter(({ ligneId }) => ligneIds.includes(ligneId))
              .map((ligne) => ({ ...ligne, chantierId })),
      );
      if (parties.length === 0) return;
      const nom = nomOf(vers);
      const resultat = await deplacer(
        ecrivain,
        parties.map(({ ligneId }) => ligneId),
        vers,
      );
      if (!resultat.ok) {
        showToast({ title: t('deplacer.echec'), detail: tErreurs(resultat.echec.code) });
        return;
      }
      effacerSelection();
      const arriveeId = resultat.reponse.articles[0]?.chantierId;
      const arrivees = parties.map((ligne) => ({ ligne, la: retrouver(ligne, arriveeId) }));
      // What met a line of the same article there is one with it now.
      const isSeparable = arrivees.every(({ ligne, la }) => la?.quantite === ligne.quantite);
      showToast({
        title: t('deplacer.fait', { count: parties.length, nom }),
        icon: FolderInput,
        ...(isSeparable && {
          action: {
            label: t('annuler'),
            run: () => void moveBack(parties, arriveeId),
          },
        }),
      });
    };
    /** A line that moved has another identifier where it came to. */
    const retrouver = ({ id, traitCoupe }: LigneSituee, chantierId: number | undefined) =>
      chantiersLus()
        .find((chantier) => chantier.id === chantierId)
        ?.articles.find((ligne) => ligne.id === id && ligne.traitCoupe === traitCoupe);
    const moveBack = async (parties: readonly LigneSituee[], deId: number | undefined) => {
      for (const [chantierId, siennes] of Map.groupBy(parties, (ligne) => ligne.chantierId)) {
        const ids = siennes.flatMap((ligne) => retrouver(ligne, deId)?.ligneId ?? []);
        if (ids.length > 0) await deplacer(ecrivain, ids, { chantierId });
      }
    };
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
