/** What can be done with a chantier as a whole. */
import { CheckCheck, Download, FileText, ListPlus, Trash2 } from 'lucide-react';
import type { Chantier } from '@comptoir/contract/panier/chantiers.contract.ts';
import { openOverlay } from '../../overlay/overlay-store.ts';
import type { MenuItem } from '../../ui/button/menu.tsx';
import { showToast } from '../../ui/notice/toast-store.ts';
import { useTexts } from '../../words/use-texts.ts';
import { remettreChantiers, retirerChantier } from '../ecriture/modifier-chantiers.ts';
import { useLignes } from '../lignes/contexte-lignes.ts';
import { garderFocus } from '../lignes/rangs.ts';

export function useActionsChantier(chantier: Chantier, nom: string): () => MenuItem[] {
  const { ecrivain, mots, isConnecte, ajouterAListe, choisirTout, entier } = useLignes();
  const tErreurs = useTexts('erreurs');
  const { t } = mots;
  const { id: chantierId } = chantier;
  const relu = async () =>
    (await entier())?.chantiers.find(({ id }) => id === chantierId) ?? chantier;
  const enregistrer = async () => {
    const { articles } = await relu();
    ajouterAListe(articles.map((ligne) => ({ ...ligne, chantierId })));
  };
  const supprimer = async () => {
    // With all its lines: they can be put back.
    const tout = await relu();
    const { articles } = tout;
    garderFocus(articles.map(({ ligneId }) => ligneId));
    const resultat = await retirerChantier(ecrivain, tout);
    if (!resultat.ok) {
      showToast({ title: tErreurs(resultat.echec.code) });
      return;
    }
    showToast({
      title:
        tout.libelle === null ? t('chantier.supprimeSansNom') : t('chantier.supprime', { nom }),
      detail: t('chantier.lignes', { count: articles.length }),
      icon: Trash2,
      action: {
        label: t('annuler'),
        run: () => void remettreChantiers(ecrivain, [tout]),
      },
    });
  };
  return () => [
    {
      label: t('chantier.choisirLignes'),
      icon: CheckCheck,
      onSelect: () => choisirTout(chantierId),
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
            onSelect: () => void enregistrer(),
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
