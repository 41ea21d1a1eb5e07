/** The name of a list and who sees it: when it is made, and when it is changed. */
import { useState } from 'react';
import {
  MAX_SIGNES_LISTE,
  PARTAGES,
  type Partage,
} from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import { FormDialog } from '../ui/form/form-dialog.tsx';
import { RadioGroup } from '../ui/field/radio-group.tsx';
import { TextInput } from '../ui/field/text-input.tsx';
import { useTexts } from '../words/use-texts.ts';

export interface ListeSaisie {
  libelle: string;
  partage: Partage;
}

interface Props {
  title: string;
  description?: string;
  submit: string;
  avant: ListeSaisie;
  /** Its person says who sees it. */
  isPartageable: boolean;
  busy: boolean;
  error: string | false;
  close: () => void;
  onSubmit: (saisie: ListeSaisie) => void;
}

export function FormulaireListe(props: Props) {
  const { title, description, submit, avant, isPartageable, busy, error, close, onSubmit } = props;
  const t = useTexts('listes-achats');
  const [nom, setNom] = useState(avant.libelle);
  const [partage, setPartage] = useState(avant.partage);
  const [isVerifie, setIsVerifie] = useState(false);
  const libelle = nom.trim();
  return (
    <FormDialog
      title={title}
      {...(description !== undefined && { description })}
      close={close}
      cancel={t('annuler')}
      submit={submit}
      busy={busy}
      onSubmit={() => {
        setIsVerifie(true);
        if (libelle) onSubmit({ libelle, partage });
      }}
      error={error}
    >
      <TextInput
        label={t('creation.nom')}
        required
        data-autofocus
        value={nom}
        maxLength={MAX_SIGNES_LISTE}
        autoComplete="off"
        {...(isVerifie && !libelle && { error: t('creation.manque') })}
        onChange={(event) => setNom(event.currentTarget.value)}
      />
      {isPartageable && (
        <RadioGroup
          label={t('partage.titre')}
          look="rows"
          value={partage}
          options={PARTAGES.map((value) => ({
            value,
            label: t(`partage.${value}.libelle`),
            help: t(`partage.${value}.texte`),
          }))}
          onChange={(value) => setPartage(PARTAGES.find((each) => each === value) ?? partage)}
        />
      )}
    </FormDialog>
  );
}
