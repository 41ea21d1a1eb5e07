/** Who is met, how he is reached, and, where it is brought, how one gets in and when. */
import type { ModeLivraison } from '@comptoir/contract/livraison/choix.schema.ts';
import {
  CRENEAUX,
  type ContactLivraison,
} from '@comptoir/contract/piece-ouverte/contact.schema.ts';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { useTexts } from '../../use-texts.ts';

interface Props {
  champ: (nom: keyof ContactLivraison) => { name: string; defaultValue: string; error?: string };
  mode: ModeLivraison;
  /** The one proposed. */
  creneau: ContactLivraison['creneau'];
}

export function ChampsContact({ champ, mode, creneau }: Props) {
  const t = useTexts('tunnel');
  return (
    <>
      <TextInput
        {...champ('nom')}
        label={t('contact.nom')}
        autoComplete="name"
        maxLength={80}
        required
        className="sm:col-span-2"
      />
      <TextInput
        {...champ('telephone')}
        label={t('contact.telephone')}
        help={t(`contact.telephoneAide-${mode}`)}
        type="tel"
        autoComplete="tel"
        maxLength={20}
        required
      />
      <TextInput
        {...champ('email')}
        label={t('contact.email')}
        help={t(`contact.emailAide-${mode}`)}
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      {mode === 'livraison' ? (
        <>
          <Textarea
            {...champ('acces')}
            label={t('contact.acces')}
            placeholder={t('adresse.consignesExemple')}
            rows={3}
            maxLength={300}
            className="sm:col-span-2"
          />
          <RadioGroup
            label={t('contact.creneau')}
            name="creneau"
            look="line"
            defaultValue={creneau}
            options={CRENEAUX.map((value) => ({ value, label: t(`creneaux.${value}`) }))}
            className="sm:col-span-2"
          />
        </>
      ) : (
        <>
          <input type="hidden" name="acces" value="" />
          <input type="hidden" name="creneau" value="journee" />
        </>
      )}
    </>
  );
}
