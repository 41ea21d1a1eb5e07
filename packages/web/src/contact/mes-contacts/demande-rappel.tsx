/** Asks to be called back: by whom, when, about what. Only slots that are free are offered. */
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import {
  SUJETS_RAPPEL,
  TELEPHONE_RAPPEL,
  TEXTE_RAPPEL,
  type Contacts,
  type GenreInterlocuteur,
} from '@comptoir/contract/contact/contacts.contract.ts';
import { formatHeure, formatJour } from '@comptoir/contract/words/formats.ts';
import { jourDit } from '@comptoir/contract/words/jours-dits.ts';
import { useFailureText } from '../../http/use-failure-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { ChoiceChip } from '../../ui/button/chip.tsx';
import { Select } from '../../ui/field/select.tsx';
import { FieldError } from '../../ui/field/field.tsx';
import { TextInput } from '../../ui/field/text-input.tsx';
import { Textarea } from '../../ui/field/textarea.tsx';
import { Alert } from '../../ui/notice/alert.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { useDemandeRappel } from './use-demande-rappel.ts';

interface Props {
  contacts: Contacts;
  choisi: GenreInterlocuteur | undefined;
  onChoisir: (genre: GenreInterlocuteur) => void;
}

export function DemandeRappel({ contacts, choisi, onChoisir }: Props) {
  const t = useTexts('contacts');
  const locale = useLocale();
  const failureText = useFailureText();
  const id = useId();
  const [isChecked, setIsChecked] = useState(false);
  const joignables = contacts.interlocuteurs.filter(({ creneaux }) => creneaux.length > 0);
  const qui = joignables.find(({ genre }) => genre === choisi) ?? joignables[0];
  const demande = useDemandeRappel(contacts, qui, () => setIsChecked(false));
  const { saisie, change, jour, heures, heure, manque, envoi, faite } = demande;
  if (!qui) return <p className="py-4 text-text-2">{t('rappel.personne')}</p>;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    if (Object.keys(manque).length === 0 && !envoi.isPending) envoi.mutate();
  };
  return (
    <form
      id="rappel"
      noValidate
      onSubmit={submit}
      className="mt-4 flex scroll-mt-24 flex-col gap-5"
    >
      <Puces legende={t('rappel.qui')}>
        {joignables.map(({ genre }) => (
          <ChoiceChip key={genre} pressed={genre === qui.genre} onChange={() => onChoisir(genre)}>
            {t(`genres.${genre}`)}
          </ChoiceChip>
        ))}
      </Puces>
      <Puces legende={t('rappel.jour')}>
        {qui.creneaux.map((each) => (
          <ChoiceChip
            key={each.jour}
            pressed={each.jour === jour}
            onChange={() => change({ jour: each.jour })}
          >
            <span className="first-letter:uppercase">
              {formatJour(locale, each.jour, contacts.jour)}
            </span>
          </ChoiceChip>
        ))}
      </Puces>
      <Puces legende={t('rappel.heure')} error={isChecked ? manque.heure : undefined}>
        {heures.map((each) => (
          <ChoiceChip key={each} pressed={each === heure} onChange={() => change({ heure: each })}>
            {formatHeure(locale, each)}
          </ChoiceChip>
        ))}
      </Puces>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput
          label={t('rappel.telephone')}
          required
          type="tel"
          autoComplete="tel"
          maxLength={TELEPHONE_RAPPEL.maxLength}
          value={saisie.telephone}
          onChange={({ currentTarget }) => change({ telephone: currentTarget.value })}
          {...(isChecked && manque.telephone && { error: manque.telephone })}
        />
        <Select
          label={t('rappel.sujet')}
          value={saisie.sujet}
          options={SUJETS_RAPPEL.map((value) => ({ value, label: t(`sujets.${value}`) }))}
          onChange={({ currentTarget }) =>
            change({ sujet: SUJETS_RAPPEL.find((each) => each === currentTarget.value) ?? 'autre' })
          }
        />
      </div>
      <Textarea
        label={t('rappel.details')}
        rows={2}
        maxLength={TEXTE_RAPPEL.maxLength}
        value={saisie.texte}
        onChange={({ currentTarget }) => change({ texte: currentTarget.value })}
      />
      {envoi.error && (
        <Alert state="err" live>
          {failureText(envoi.error)}
        </Alert>
      )}
      {faite && (
        <Alert state="ok" live>
          {t('rappel.fait', {
            jour: jourDit(locale, faite.jour, contacts.jour),
            heure: formatHeure(locale, faite.heure),
            numero: faite.numero,
          })}
        </Alert>
      )}
      <div>
        <Button
          type="submit"
          kind="primary"
          size="lg"
          busy={envoi.isPending}
          aria-describedby={heure ? undefined : `${id}-manque`}
        >
          {heure && jour
            ? t('rappel.demander', {
                jour: jourDit(locale, jour, contacts.jour),
                heure: formatHeure(locale, heure),
              })
            : t('rappel.demanderVide')}
        </Button>
        <span id={`${id}-manque`} className="sr-only">
          {heure ? '' : t('manque.heure')}
        </span>
      </div>
    </form>
  );
}

interface PucesProps {
  legende: string;
  error?: string | undefined;
  children: ReactNode;
}

function Puces({ legende, error, children }: PucesProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 type-label">{legende}</legend>
      <div className="flex flex-wrap gap-2">{children}</div>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}
