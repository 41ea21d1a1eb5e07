/** One price is not taken; the rest of the quote stays as it is. */
import { useState } from 'react';
import { refuserPrix } from '@comptoir/contract/devis/devis.contract.ts';
import { formatArgent } from '@comptoir/contract/words/formats.ts';
import type { OverlayProps } from '../overlay/overlay-data.ts';
import { FormDialog } from '../ui/form/form-dialog.tsx';
import { TextInput } from '../ui/field/text-input.tsx';
import { Textarea } from '../ui/field/textarea.tsx';
import { useLocale, useTexts } from '../words/use-texts.ts';
import { readPrix } from './prix-saisi.ts';
import { useWriteDevis } from './use-write-devis.ts';

const MAX_PRECISION = 500;

export default function RefusOffrePrixDialog({ data, close }: OverlayProps<'refus-offre-prix'>) {
  const t = useTexts('devis');
  const locale = useLocale();
  const [texte, setTexte] = useState('');
  const [precision, setPrecision] = useState('');
  const [isVerifie, setIsVerifie] = useState(false);
  const { devisKey, version, ligneId, reference, libelle, prix } = data;
  const prixSouhaite = readPrix(texte);
  const { write, isPending, erreur } = useWriteDevis<string | null>({
    envoyer: (api, souhaite, options) =>
      api.call(
        refuserPrix,
        {
          params: { key: devisKey, ligneId },
          body: { version, prixSouhaite: souhaite, precision: precision.trim() },
        },
        options,
      ),
    quitter: close,
    dire: () => t('refusPrix.fait', { reference }),
  });
  const submit = () => {
    setIsVerifie(true);
    if (prixSouhaite !== undefined) write(prixSouhaite);
  };
  return (
    <FormDialog
      title={t('refusPrix.titre')}
      description={`${reference} · ${libelle}`}
      close={close}
      cancel={t('refus.garder')}
      submit={t('refusPrix.envoyer')}
      busy={isPending}
      onSubmit={submit}
      error={erreur}
    >
      <p>{t('refusPrix.texte', { prix: formatArgent(locale, prix) })}</p>
      <TextInput
        label={t('refusPrix.souhaite')}
        help={t('refusPrix.souhaiteAide')}
        inputMode="decimal"
        autoComplete="off"
        data-autofocus
        value={texte}
        {...(isVerifie && prixSouhaite === undefined && { error: t('refusPrix.invalide') })}
        onChange={(event) => setTexte(event.currentTarget.value)}
      />
      <Textarea
        label={t('refus.precision')}
        rows={3}
        maxLength={MAX_PRECISION}
        value={precision}
        onChange={(event) => setPrecision(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
