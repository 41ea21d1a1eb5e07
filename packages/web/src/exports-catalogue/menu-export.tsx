import { useRouteContext } from '@tanstack/react-router';
import {
  Ban,
  CalendarClock,
  CalendarOff,
  Ellipsis,
  FileDiff,
  RotateCw,
  Trash2,
} from 'lucide-react';
import {
  FREQUENCES_EXPORT,
  isEnCours,
  type FrequenceExport,
} from '@comptoir/contract/exports-catalogue/choix-export.ts';
import {
  annulerExportCatalogue,
  relancerExportCatalogue,
  repeterExportCatalogue,
  supprimerExportCatalogue,
  type ExportCatalogue,
} from '@comptoir/contract/exports-catalogue/exports-catalogue.contract.ts';
import { useFailureText } from '../http/use-failure-text.ts';
import { buttonClass } from '../ui/button/button-class.ts';
import { Menu, type MenuItem } from '../ui/button/menu.tsx';
import { showToast } from '../ui/notice/toast-store.ts';
import { useTexts } from '../words/use-texts.ts';
import { direPerimetre } from './dire-export.ts';
import { relireExports } from './exports.queries.ts';

/** What is done with one export. */
export function MenuExport({ row }: { row: ExportCatalogue }) {
  const t = useTexts('exports-catalogue');
  const { api, queryClient } = useRouteContext({ from: '__root__' });
  const failureText = useFailureText();
  const { id, etat, frequence } = row;
  const params = { id };
  const faire = async (work: () => Promise<unknown>, dit: string) => {
    try {
      await work();
      showToast({ kind: 'snackbar-success', title: dit });
    } catch (error) {
      showToast({ title: failureText(error) });
    }
    await relireExports(queryClient);
  };
  const repeter = (autre: FrequenceExport): MenuItem => ({
    label: t(`actions.${autre}`),
    icon: autre === 'aucune' ? CalendarOff : CalendarClock,
    onSelect: () =>
      void faire(
        () => api.call(repeterExportCatalogue, { params, body: { frequence: autre } }),
        t('repete'),
      ),
  });
  const isFini = !isEnCours(etat);
  const items = (): MenuItem[] => [
    ...(etat === 'pret' && row.changements
      ? [
          {
            label: t('actions.changements'),
            icon: FileDiff,
            onSelect: () => location.assign(`/mon-compte/exports-catalogue/${id}/changements`),
          },
        ]
      : []),
    ...(isFini
      ? [
          {
            label: t('actions.relancer'),
            icon: RotateCw,
            onSelect: () =>
              void faire(() => api.call(relancerExportCatalogue, { params }), t('relance')),
          },
        ]
      : [
          {
            label: t('actions.annuler'),
            icon: Ban,
            onSelect: () =>
              void faire(() => api.call(annulerExportCatalogue, { params }), t('annule')),
          },
        ]),
    ...FREQUENCES_EXPORT.filter((autre) => autre !== frequence).map(repeter),
    {
      label: t('actions.supprimer'),
      icon: Trash2,
      danger: true,
      onSelect: () =>
        void faire(() => api.call(supprimerExportCatalogue, { params }), t('supprime')),
    },
  ];
  const quoi = `${t(`formats.${row.format}`)}, ${direPerimetre(t, row)}`;
  return (
    <Menu
      label={t('actions.libelle', { quoi })}
      trigger={<Ellipsis size={20} aria-hidden />}
      triggerClassName={buttonClass({ kind: 'quiet', size: 'sm', square: true })}
      items={items}
    />
  );
}
