/** Where the invoice of this order goes; without another, to the address of the company. */
import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { PAYS_FRANCE } from '@comptoir/contract/enseigne/enseigne.ts';
import {
  MAX_SIGNES_LIGNE_ADRESSE,
  type AdressePostale,
} from '@comptoir/contract/livraison/adresse.schema.ts';
import { writeCodePostal, isCodePostalOf, listPays } from '@comptoir/contract/livraison/pays.ts';
import { modifierFacturation } from '@comptoir/contract/piece-ouverte/piece-ouverte.contract.ts';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import type { OverlayProps } from '../../overlay/overlay-data.ts';
import { Button } from '../../ui/button/button.tsx';
import { Select } from '../../ui/field/select.tsx';
import { TextInput } from '../../ui/field/text-input.tsx';
import { useTexts, type TranslateOf } from '../../words/use-texts.ts';
import { ChampsPostaux, type ChampPostal } from '../adresses/champs-postaux.tsx';
import { refusRecu } from '../refus-recu.ts';
import { PREMIERES } from '../../panier/suite.public.ts';
import { lue, pieceQuery } from '../piece-ouverte.queries.ts';

type Champ = 'nom' | ChampPostal | 'paysId';

export default function AdresseFacturationDialog({
  data,
  close,
}: OverlayProps<'adresse-facturation'>) {
  const t = useTexts('piece-ouverte');
  const tErreurs = useTexts('erreurs');
  const { locale } = useRouteContext({ from: '__root__' });
  const { adresse } = data;
  const form = useForm<Champ>({
    initial: {
      nom: adresse.nom,
      ligne1: adresse.ligne1,
      ligne2: adresse.ligne2 ?? '',
      codePostal: adresse.codePostal,
      ville: adresse.ville,
      paysId: String(adresse.paysId),
    },
    check: (saisie) => ({
      ...Object.fromEntries(
        (['nom', 'ligne1', 'ville'] as const)
          .filter((nom) => !saisie[nom].trim())
          .map((nom) => [nom, t('erreur.requis')]),
      ),
      ...erreurCodePostal(t, saisie),
    }),
  });
  const envoi = useFacturation(close);
  const submit = () => {
    const saisie = envoi.isPending ? undefined : form.validate();
    if (!saisie) return;
    envoi.mutate({
      nom: saisie.nom.trim(),
      ligne1: saisie.ligne1.trim(),
      ligne2: saisie.ligne2.trim() || null,
      codePostal: writeCodePostal(saisie.codePostal, Number(saisie.paysId)),
      ville: saisie.ville.trim(),
      paysId: Number(saisie.paysId),
    });
  };
  return (
    <FormDialog
      title={t('facturation.titre')}
      description={t('facturation.aide')}
      footerNote={
        <Button kind="quiet" size="sm" onClick={() => envoi.mutate(null)} className="-ml-3">
          {t('facturation.societe')}
        </Button>
      }
      close={close}
      cancel={t('annuler')}
      submit={t('enregistrer')}
      busy={envoi.isPending}
      onSubmit={submit}
      error={envoi.isError && tErreurs(refusRecu(envoi.error).code)}
      form={form.props}
      formClass="grid gap-4 sm:grid-cols-6"
    >
      <TextInput
        {...form.field('nom')}
        label={t('facturation.nom')}
        maxLength={MAX_SIGNES_LIGNE_ADRESSE}
        required
        autoComplete="organization"
        data-autofocus
        className="sm:col-span-6"
      />
      <ChampsPostaux champ={form.field} partout />
      <Select
        {...form.field('paysId')}
        label={t('facturation.pays')}
        options={listPays(locale).map((pays) => ({ value: String(pays.id), label: pays.nom }))}
        required
        autoComplete="country-name"
        className="sm:col-span-6"
      />
    </FormDialog>
  );
}

/** Five digits in France; elsewhere as the post of the country has it. */
function erreurCodePostal(t: TranslateOf<'piece-ouverte'>, saisie: Record<Champ, string>) {
  const paysId = Number(saisie.paysId);
  if (isCodePostalOf(saisie.codePostal, paysId)) return {};
  return {
    codePostal: t(paysId === PAYS_FRANCE ? 'erreur.codePostal' : 'erreur.codePostalAilleurs'),
  };
}

function useFacturation(onEnd: () => void) {
  const { api, locale, queryClient } = useRouteContext({ from: '__root__' });
  return useMutation({
    mutationFn: (adresse: AdressePostale | null) =>
      api.call(modifierFacturation, { query: PREMIERES, body: { adresse } }, { locale }),
    onSuccess: (piece) => {
      queryClient.setQueryData(pieceQuery({ api, locale }).queryKey, lue(piece));
      onEnd();
    },
  });
}
