/** Who is met, how they are reached, and, where it is brought, how one gets in and when. */
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { formatHeure } from '@comptoir/contract/words/formats.ts';
import type { ModeLivraison } from '@comptoir/contract/livraison/choix.schema.ts';
import {
  CRENEAUX,
  type ContactLivraison,
} from '@comptoir/contract/piece-ouverte/contact.schema.ts';
import { RadioGroup } from '../../ui/field/radio-group.tsx';
import { TextInput } from '../../ui/field/text-input.tsx';
import { Textarea } from '../../ui/field/textarea.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';

interface Props {
  champ: (nom: keyof ContactLivraison) => { name: string; defaultValue: string; error?: string };
  mode: ModeLivraison;
  /** The one proposed. */
  creneau: ContactLivraison['creneau'];
  /** It arrives before noon: there is no time of day to choose. */
  isExpress: boolean;
}

export function ChampsContact({ champ, mode, creneau, isExpress }: Props) {
  const t = useTexts('piece-ouverte');
  const locale = useLocale();
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
          {isExpress ? (
            <p className="type-meta text-text-2 sm:col-span-2">
              <input type="hidden" name="creneau" value="matin" />
              {t('contact.express', {
                heure: formatHeure(locale, enseigne.promesses.livraisonAvant),
              })}
            </p>
          ) : (
            <RadioGroup
              label={t('contact.creneau')}
              name="creneau"
              look="line"
              defaultValue={creneau}
              options={CRENEAUX.map((value) => ({ value, label: t(`creneaux.${value}`) }))}
              className="sm:col-span-2"
            />
          )}
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
