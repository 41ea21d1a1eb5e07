/** A line that is not right: which, how much, why. It gets a number. */
import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { ChevronDown, Scale } from 'lucide-react';
import { useState } from 'react';
import type { Facture } from '@comptoir/contract/factures/factures.contract.ts';
import {
  contesterFacture,
  MOTIFS_LITIGE,
  TEXTE_LITIGE,
} from '@comptoir/contract/factures/litiges.contract.ts';
import { useFailureText } from '../../http/use-failure-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { Select } from '../../ui/field/select.tsx';
import { TextInput } from '../../ui/field/text-input.tsx';
import { Textarea } from '../../ui/field/textarea.tsx';
import { Alert, ErrorAlert } from '../../ui/notice/alert.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { factureQuery } from '../factures.queries.ts';

export function ContesterFacture({ facture }: { facture: Facture }) {
  const t = useTexts('factures');
  if (facture.genre === 'avoir') return null;
  return (
    <details className="group rounded-card border border-line print:hidden">
      <summary className="flex min-h-11 list-none items-center gap-2 px-4 type-label [&::-webkit-details-marker]:hidden">
        <Scale size={20} aria-hidden />
        {t('litige.titre')}
        <ChevronDown size={16} aria-hidden className="group-open:rotate-180" />
      </summary>
      <div className="px-4 pb-4">
        <p className="max-w-160 text-pretty text-text-2">{t('litige.aide')}</p>
        <Formulaire facture={facture} />
      </div>
    </details>
  );
}

const TOUTE = '';

function Formulaire({ facture: { key, document } }: { facture: Facture }) {
  const t = useTexts('factures');
  const context = useRouteContext({ from: '__root__' });
  const { api, locale, queryClient } = context;
  const failureText = useFailureText();
  const [rang, setRang] = useState(TOUTE);
  const [montant, setMontant] = useState('');
  const [motif, setMotif] = useState<(typeof MOTIFS_LITIGE)[number]>('prix');
  const [texte, setTexte] = useState('');
  const envoi = useMutation({
    mutationFn: () =>
      api.call(
        contesterFacture,
        {
          params: { key },
          body: {
            rang: rang === TOUTE ? null : Number(rang),
            montant: montant.trim().replace(',', '.'),
            motif,
            texte,
          },
        },
        { locale },
      ),
    onSuccess: () =>
      queryClient.invalidateQueries({ queryKey: factureQuery(context, key).queryKey }),
  });
  if (envoi.isSuccess) {
    return (
      <Alert state="ok" live className="mt-3">
        {t('litige.merci', { numero: envoi.data.numero })}
      </Alert>
    );
  }
  return (
    <form
      className="mt-3 grid max-w-160 gap-4 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        envoi.mutate();
      }}
    >
      <Select
        name="rang"
        label={t('litige.ligne')}
        placeholder={t('litige.toute')}
        value={rang}
        options={document.lignes.map((ligne) => ({
          value: String(ligne.rang),
          label: [ligne.reference, ligne.libelle].filter(Boolean).join(' · '),
        }))}
        onChange={(event) => setRang(event.currentTarget.value)}
        className="sm:col-span-2"
      />
      <TextInput
        name="montant"
        label={t('litige.montant')}
        inputMode="decimal"
        pattern="[0-9]+([.,][0-9]{1,2})?"
        required
        value={montant}
        onChange={(event) => setMontant(event.currentTarget.value)}
      />
      <Select
        name="motif"
        label={t('litige.motif')}
        value={motif}
        options={MOTIFS_LITIGE.map((un) => ({ value: un, label: t(`litige.motifs.${un}`) }))}
        onChange={(event) =>
          setMotif(MOTIFS_LITIGE.find((un) => un === event.currentTarget.value) ?? 'autre')
        }
      />
      <Textarea
        name="texte"
        label={t('litige.texte')}
        required
        {...TEXTE_LITIGE}
        value={texte}
        onChange={(event) => setTexte(event.currentTarget.value)}
        className="sm:col-span-2"
      />
      <div className="sm:col-span-2">
        <Button type="submit" kind="primary" busy={envoi.isPending}>
          {t('litige.envoyer')}
        </Button>
        {envoi.isError && (
          <ErrorAlert onHide={() => envoi.reset()} className="mt-4">
            {failureText(envoi.error)}
          </ErrorAlert>
        )}
      </div>
    </form>
  );
}
