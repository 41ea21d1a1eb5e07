import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import type { lireExpediteur } from '@comptoir/contract/contact/contact.contract.ts';
import { formatArgent, formatDate } from '@comptoir/contract/words/formats.ts';
import { Select } from '../ui/field/select.tsx';
import { useLocale, useTexts } from '../words/use-texts.ts';

interface Props {
  commandes: CallAnswer<typeof lireExpediteur>['commandes'];
  value: string;
  onChange: (key: string) => void;
}

/** The order it is about, among the last ones of the company. */
export function ChoixCommande({ commandes, value, onChange }: Props) {
  const t = useTexts('contact');
  const locale = useLocale();
  if (commandes.length === 0) return null;
  return (
    <Select
      label={t('commande')}
      name="commande"
      placeholder={t('commandeAucune')}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      options={commandes.map(({ key, numero, passeeLe, netHT, chantiers: [chantier] }) => {
        const faits = { numero, date: formatDate(passeeLe), montant: formatArgent(locale, netHT) };
        return {
          value: key,
          label: chantier
            ? t('commandeChoixChantier', { ...faits, chantier })
            : t('commandeChoix', faits),
        };
      })}
    />
  );
}
