import { useRouteContext, useRouter } from '@tanstack/react-router';
import {
  Archive,
  ArchiveRestore,
  ClipboardList,
  CopyPlus,
  Download,
  Ellipsis,
  Merge,
  Pencil,
  ReceiptText,
  Tag,
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
import { usePage } from '../../page/page-context.ts';
import { openOverlay } from '../../overlay/overlay-store.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Menu, type MenuItem } from '../../ui/button/menu.tsx';
import { showToast } from '../../ui/notice/toast-store.ts';
import { useTexts } from '../../words/use-texts.ts';
import { relireListes } from '../listes-achats.queries.ts';

interface Props {
  liste: ListeAchats;
  /** On its own page, which it leaves once it is deleted. */
  isPage?: boolean;
  /** What stands beside it where there is room, and in it on a phone. */
  enPlus?: () => readonly MenuItem[];
}

const TELEPHONE = '(width < 40rem)';

/** What is done with a list as a whole. */
export function MenuListe({ liste, isPage = false, enPlus }: Props) {
  const t = useTexts('listes-achats');
  const { api, locale, queryClient } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const { session } = usePage();
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
  const deviser = async () => {
    try {
      const { commencerDevis } = await import('../../devis-clientele/commencer-devis.public.ts');
      await commencerDevis(router, { source: 'liste', listeId: liste.id, titre: liste.libelle });
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
        ...(enPlus && matchMedia(TELEPHONE).matches ? enPlus() : []),
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
        ...(liste.nombreArticles > 0
          ? [
              ...(session.delegue
                ? []
                : [
                    {
                      label: t('menu.devisClient'),
                      icon: ReceiptText,
                      onSelect: () => void deviser(),
                    },
                  ]),
              {
                label: t('menu.exporter'),
                icon: Download,
                onSelect: () =>
                  openOverlay('export-panier', { listeId: liste.id, nom: liste.libelle }),
              },
              {
                label: t('menu.etiquettes'),
                icon: Tag,
                onSelect: () =>
                  openOverlay('impression-etiquettes', { listeId: liste.id, nom: liste.libelle }),
              },
              {
                label: t('fusion.menu'),
                icon: Merge,
                onSelect: () => openOverlay('ajout-liste-achats', { fusion: liste }),
              },
            ]
          : []),
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
