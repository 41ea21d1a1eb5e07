/** What can be done with one line, beside changing its quantity. */
import { ArrowRightLeft, FolderInput, Info, ListPlus, Scissors, Trash2 } from 'lucide-react';
import { openOverlay } from '../../overlay/overlay-store.ts';
import type { MenuItem } from '../../ui/button/menu.tsx';
import type { LigneSituee } from '../ecriture/modifier-lignes.ts';
import type { ContexteLignes } from './contexte-lignes.ts';
import { rangOf } from './rangs.ts';

export function actionsLigne(contexte: ContexteLignes, ligne: LigneSituee): MenuItem[] {
  const { t } = contexte.mots;
  const ancre = () => rangOf(ligne.ligneId);
  return [
    {
      label: t('ligne.deplacer'),
      icon: FolderInput,
      onSelect: () => {
        const anchor = ancre();
        if (anchor) contexte.choisirChantier(anchor, [ligne.ligneId]);
      },
    },
    ...(contexte.isConnecte
      ? [
          {
            label: t('ligne.liste'),
            icon: ListPlus,
            onSelect: () => contexte.ajouterAListe([ligne]),
          },
        ]
      : []),
    {
      label: t('ligne.equivalents'),
      icon: ArrowRightLeft,
      onSelect: () => contexte.montrerEquivalents(ligne),
    },
    ...(ligne.secable && !ligne.retire
      ? [{ label: t('ligne.couper'), icon: Scissors, onSelect: () => couper(ligne) }]
      : []),
    ...(ligne.tarif
      ? [
          {
            label: t('ligne.pourquoi'),
            icon: Info,
            onSelect: () => {
              const anchor = ancre();
              if (anchor) contexte.expliquerPrix(anchor, ligne);
            },
          },
        ]
      : []),
    {
      label: t('ligne.retirer'),
      icon: Trash2,
      danger: true,
      onSelect: () => contexte.retirer([ligne]),
    },
  ];
}

/** Opens the cut list of a line, empty where it is still whole. */
export function couper(ligne: LigneSituee): void {
  const { id, ligneId, chantierId, quantite, traitCoupe, coupe } = ligne;
  openOverlay('modification-trait-coupe', {
    articleId: id,
    traitCoupe,
    ligneId,
    chantierId,
    ...(coupe && { chutes: coupe.chutes }),
    avant: { quantite, traitCoupe, chutes: coupe?.chutes ?? true },
  });
}
