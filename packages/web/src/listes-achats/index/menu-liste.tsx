import { useRouteContext, useRouter } from '@tanstack/react-router';
import {
  Archive,
  ArchiveRestore,
  ClipboardList,
  CopyPlus,
  Ellipsis,
  Pencil,
  Trash2,
} from 'lucide-react';
import type { ListeAchats } from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import { MAX_SIGNES_LISTE } from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import {
  dupliquerListe,
  modifierListe,
} from '@comptoir/contract/listes-achats/listes-achats.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { useFailureText } from '../../http/use-failure-text.ts';
import { openOverlay } from '../../overlay/overlay-store.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Menu } from '../../ui/button/menu.tsx';
import { showToast } from '../../ui/notice/toast-store.ts';
import { useTexts } from '../../words/use-texts.ts';
import { relireListes } from '../listes-achats.queries.ts';

interface Props {
  liste: ListeAchats;
  /** On its own page, which it leaves once it is deleted. */
  isPage?: boolean;
}

/** What is done with a list as a whole. */
export function MenuListe({ liste, isPage = false }: Props) {
  const t = useTexts('listes-achats');
  const { api, locale, queryClient } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const failureText = useFailureText();
  const dupliquer = async () => {
    const libelle = t('menu.copie', { liste: liste.libelle }).slice(0, MAX_SIGNES_LISTE);
    try {
      const copie = await api.call(dupliquerListe, { params: { id: liste.id }, body: { libelle } });
      await relireListes(queryClient);
      await router.navigate({ href: liens.listeAchats(locale, copie.id) });
      showToast({
        kind: 'snackbar-success',
        title: t('creation.faite', { liste: copie.libelle }),
      });
    } catch (error) {
      showToast({ title: failureText(error) });
    }
  };
  const { droit } = liste;
  const isSienne = droit === 'proprietaire';
  const archiver = async (archivee: boolean) => {
    try {
      await api.call(modifierListe, { params: { id: liste.id }, body: { archivee } });
      showToast({
        kind: 'snackbar-info',
        icon: archivee ? Archive : ArchiveRestore,
        title: t(archivee ? 'archive.faite' : 'archive.sortie', { liste: liste.libelle }),
        ...(archivee && {
          action: { label: t('annuler'), run: () => void archiver(false) },
        }),
      });
    } catch (error) {
      showToast({ title: failureText(error) });
    }
    await relireListes(queryClient);
  };
  return (
    <Menu
      label={t('menu.titre', { liste: liste.libelle })}
      triggerClassName={buttonClass({
        square: true,
        ...(!isPage && { kind: 'quiet', size: 'sm' }),
      })}
      trigger={<Ellipsis size={isPage ? 20 : 16} aria-hidden />}
      items={() => [
        ...(droit === 'lecture'
          ? []
          : [
              {
                label: t(isSienne ? 'menu.renommer' : 'menu.renommerSeul'),
                icon: Pencil,
                onSelect: () => openOverlay('modification-liste-achats', { liste }),
              },
              {
                label: t('menu.compter'),
                icon: ClipboardList,
                onSelect: () =>
                  void router.navigate({ href: liens.comptageListe(locale, liste.id) }),
              },
            ]),
        {
          label: t('menu.dupliquer'),
          icon: CopyPlus,
          onSelect: () => void dupliquer(),
        },
        ...(isSienne
          ? [
              {
                label: t(liste.archivee ? 'menu.desarchiver' : 'menu.archiver'),
                icon: liste.archivee ? ArchiveRestore : Archive,
                onSelect: () => void archiver(!liste.archivee),
              },
              {
                label: t('menu.supprimer'),
                icon: Trash2,
                danger: true,
                onSelect: () => openOverlay('suppression-liste-achats', { liste, isPage }),
              },
            ]
          : []),
      ]}
    />
  );
}
