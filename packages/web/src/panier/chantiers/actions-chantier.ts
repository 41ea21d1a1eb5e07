/** What can be done with a chantier as a whole. */
import { CheckCheck, Download, FileText, ListPlus, Trash2 } from 'lucide-react';
import type { Chantier } from '@comptoir/contract/panier/chantiers.contract.ts';
import { openOverlay } from '../../overlay/overlay-store.ts';
import type { MenuItem } from '../../ui/menu.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useTexts } from '../../use-texts.ts';
import { remettreChantiers, retirerChantier } from '../ecriture/modifier-chantiers.ts';
import { useLignes } from '../lignes/contexte-lignes.ts';
import { garderFocus } from '../lignes/rangs.ts';
import { basculer } from '../lignes/selection.ts';

export function useActionsChantier(chantier: Chantier, nom: string): () => MenuItem[] {
  const { ecrivain, mots, isConnecte, ajouterAListe } = useLignes();
  const tErreurs = useTexts('erreurs');
  const { t } = mots;
  const { id: chantierId, articles } = chantier;
  const situees = () => articles.map((ligne) => ({ ...ligne, chantierId }));

  const supprimer = async () => {
    garderFocus(articles.map(({ ligneId }) => ligneId));
    const resultat = await retirerChantier(ecrivain, chantier);
    if (!resultat.ok) {
      showToast({ title: tErreurs(resultat.echec.code) });
      return;
    }
    showToast({
      title: t('chantier.supprime', { nom }),
      detail: t('chantier.lignes', { count: articles.length }),
      icon: Trash2,
      action: {
        label: t('annuler'),
        run: () => void remettreChantiers(ecrivain, [chantier]),
      },
    });
  };
  return () => [
    {
      label: t('chantier.choisirLignes'),
      icon: CheckCheck,
      onSelect: () => basculer(articles.map(({ ligneId }) => ligneId)),
    },
    {
      label: t('chantier.modifier'),
      icon: FileText,
      onSelect: () => openOverlay('modification-chantier', { chantierId }),
    },
    {
      label: t('chantier.exporter'),
      icon: Download,
      onSelect: () => openOverlay('export-panier', { chantierId, nom }),
    },
    ...(isConnecte
      ? [
          {
            label: t('chantier.liste'),
            icon: ListPlus,
            onSelect: () => ajouterAListe(situees()),
          },
        ]
      : []),
    {
      label: t('chantier.supprimer'),
      icon: Trash2,
      danger: true,
      onSelect: () => void supprimer(),
    },
  ];
}
