import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import {
  FORMATS_EXPORT,
  FREQUENCES_EXPORT,
  isPrixEcrits,
} from '@comptoir/contract/exports-catalogue/choix-export.ts';
import {
  demanderExportCatalogue,
  type DemandeExport,
} from '@comptoir/contract/exports-catalogue/exports-catalogue.contract.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { LOCALES } from '@comptoir/contract/words/locales.ts';
import { useFailureText } from '../http/use-failure-text.ts';
import { openOverlay } from '../overlay/overlay-store.ts';
import type { OverlayProps } from '../overlay/overlay-data.ts';
import { Checkbox } from '../ui/field/checkbox.tsx';
import { RadioGroup } from '../ui/field/radio-group.tsx';
import { Select } from '../ui/field/select.tsx';
import { FormDialog } from '../ui/form/form-dialog.tsx';
import { showToast } from '../ui/notice/toast-store.ts';
import { useTexts } from '../words/use-texts.ts';
import { ChoixPerimetre } from './choix-perimetre.tsx';
import { nombreQuery, relireExports } from './exports.queries.ts';

/** What was chosen so far: closing the dialog to look something up loses nothing. */
let brouillon: DemandeExport | undefined;

export default function DemandeExportCatalogueDialog({
  data: { devise },
  close,
}: OverlayProps<'demande-export-catalogue'>) {
  const t = useTexts('exports-catalogue');
  const { api, locale, queryClient } = useRouteContext({ from: '__root__' });
  const failureText = useFailureText();
  const [choix, setChoix] = useState<DemandeExport>(
    () =>
      brouillon ?? {
        noeudIds: [],
        marqueIds: [],
        langue: locale,
        prix: true,
        stock: false,
        format: 'xlsx',
        frequence: 'aucune',
      },
  );
  const choisir = (change: Partial<DemandeExport>) => {
    const suivant = { ...choix, ...change };
    // A file without a currency cannot tell these prices.
    if (suivant.prix && !isPrixEcrits(suivant.format, devise)) {
      openOverlay('export-a-venir');
      return;
    }
    brouillon = suivant;
    setChoix(suivant);
  };
  const demande = useMutation({
    mutationFn: () => api.call(demanderExportCatalogue, { body: choix }),
    onSuccess: async () => {
      brouillon = undefined;
      close();
      showToast({ kind: 'snackbar-success', title: t('demande.enAttente') });
      await relireExports(queryClient);
    },
  });
  return (
    <FormDialog
      title={t('demande.titre')}
      description={t('demande.texte')}
      footerNote={<Nombre choix={choix} />}
      close={close}
      cancel={t('demande.fermer')}
      submit={t('demande.demander')}
      busy={demande.isPending}
      error={demande.isError && failureText(demande.error)}
      onSubmit={() => demande.mutate()}
      formClass="grid gap-x-8 gap-y-6 sm:grid-cols-2"
    >
      <ChoixPerimetre choix={choix} choisir={choisir} />
      <RadioGroup
        label={t('demande.format')}
        look="rows"
        name="format"
        value={choix.format}
        options={FORMATS_EXPORT.map((value) => ({
          value,
          label: t(`formats.${value}`),
          help: t(`formats.aide.${value}`),
        }))}
        onChange={(value) =>
          choisir({ format: FORMATS_EXPORT.find((each) => each === value) ?? 'xlsx' })
        }
      />
      <div className="flex flex-col gap-5">
        <Select
          label={t('demande.langue')}
          value={choix.langue}
          options={LOCALES.map((value) => ({ value, label: t(`demande.langues.${value}`) }))}
          onChange={({ currentTarget: { value } }) =>
            choisir({ langue: LOCALES.find((each) => each === value) ?? locale })
          }
        />
        <RadioGroup
          label={t('demande.prix')}
          name="prix"
          value={choix.prix ? 'siens' : 'aucun'}
          options={[
            { value: 'siens', label: t('demande.prixSiens') },
            { value: 'aucun', label: t('demande.prixAucun') },
          ]}
          onChange={(value) => choisir({ prix: value === 'siens' })}
        />
        <Checkbox
          label={t('demande.avecStock')}
          checked={choix.stock}
          onChange={({ currentTarget }) => choisir({ stock: currentTarget.checked })}
        />
        <Select
          label={t('demande.repetition')}
          value={choix.frequence}
          options={FREQUENCES_EXPORT.map((value) => ({ value, label: t(`frequences.${value}`) }))}
          onChange={({ currentTarget: { value } }) =>
            choisir({ frequence: FREQUENCES_EXPORT.find((each) => each === value) ?? 'aucune' })
          }
        />
      </div>
    </FormDialog>
  );
}

/** How many articles the file would hold. */
function Nombre({ choix: { noeudIds, marqueIds } }: { choix: DemandeExport }) {
  const t = useTexts('exports-catalogue');
  const context = useRouteContext({ from: '__root__' });
  const { data } = useQuery(nombreQuery(context, { noeudIds, marqueIds }));
  if (!data) return <span>{t('demande.nombreEnCours')}</span>;
  const nombre = formatNombre(context.locale, data.nombre);
  return <span role="status">{t('demande.nombre', { count: data.nombre, nombre })}</span>;
}
