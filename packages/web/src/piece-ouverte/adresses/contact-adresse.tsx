import { TextInput } from '../../ui/field/text-input.tsx';
import { useTexts } from '../../words/use-texts.ts';
import type { ChampAdresse } from './champs-adresse.ts';

interface Props {
  champ: (nom: ChampAdresse) => { name: string; defaultValue: string; error?: string };
}

/** Who is met there. */
export function ContactAdresse({ champ }: Props) {
  const t = useTexts('piece-ouverte');
  return (
    <fieldset className="grid gap-4 sm:col-span-6 sm:grid-cols-3">
      <legend className="mb-2 type-h3">{t('adresse.surPlace')}</legend>
      <TextInput
        {...champ('contactNom')}
        label={t('contact.nom')}
        maxLength={80}
        autoComplete="off"
      />
      <TextInput
        {...champ('contactTelephone')}
        label={t('contact.telephone')}
        type="tel"
        maxLength={20}
        autoComplete="off"
      />
      <TextInput
        {...champ('contactEmail')}
        label={t('contact.email')}
        type="email"
        maxLength={254}
        autoComplete="off"
      />
    </fieldset>
  );
}
