/** The lines of an address as the post reads them; two columns of six where there is room. */
import {
  MAX_SIGNES_CODE_POSTAL,
  MAX_SIGNES_LIGNE_ADRESSE,
} from '@comptoir/contract/livraison/adresse.schema.ts';
import { TextInput } from '../../ui/field/text-input.tsx';
import { useTexts } from '../../words/use-texts.ts';

export type ChampPostal = 'ligne1' | 'ligne2' | 'codePostal' | 'ville';

interface Props {
  /** A postcode of any country rather than one of five digits. */
  partout?: boolean;
  champ: (nom: ChampPostal) => { name: string; defaultValue: string; error?: string };
}

export function ChampsPostaux({ champ, partout = false }: Props) {
  const t = useTexts('piece-ouverte');
  return (
    <>
      <TextInput
        {...champ('ligne1')}
        label={t('adresse.ligne1')}
        maxLength={MAX_SIGNES_LIGNE_ADRESSE}
        autoComplete="address-line1"
        required
        className="sm:col-span-3"
      />
      <TextInput
        {...champ('ligne2')}
        label={t('adresse.ligne2')}
        maxLength={MAX_SIGNES_LIGNE_ADRESSE}
        autoComplete="address-line2"
        className="sm:col-span-3"
      />
      <TextInput
        {...champ('codePostal')}
        label={t('adresse.codePostal')}
        inputMode={partout ? 'text' : 'numeric'}
        maxLength={partout ? MAX_SIGNES_CODE_POSTAL : 6}
        autoComplete="postal-code"
        required
        className="sm:col-span-2"
      />
      <TextInput
        {...champ('ville')}
        label={t('adresse.ville')}
        maxLength={MAX_SIGNES_LIGNE_ADRESSE}
        autoComplete="address-level2"
        required
        className="sm:col-span-4"
      />
    </>
  );
}
