/** An address of the company: a new one, or one to change. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { Trash2 } from 'lucide-react';
import {
  MAX_SIGNES_CONSIGNES,
  MAX_SIGNES_LIBELLE_ADRESSE,
  type AdresseLivraison,
} from '@comptoir/contract/livraison/adresse.schema.ts';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { useForm, type Values } from '../../ui/form/use-form.ts';
import type { OverlayProps } from '../../overlay/overlay-data.ts';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import { DialogFrame } from '../../ui/section/dialog-frame.tsx';
import { Skeleton } from '../../ui/notice/skeleton.tsx';
import { TextInput } from '../../ui/field/text-input.tsx';
import { Textarea } from '../../ui/field/textarea.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { refusRecu, valeursOf } from '../refus-recu.ts';
import { adressesQuery } from './adresses.queries.ts';
import { champsOf, saisieOf, verifierAdresse, type ChampAdresse } from './champs-adresse.ts';
import { ChampsPostaux } from './champs-postaux.tsx';
import { ContactAdresse } from './contact-adresse.tsx';
import { writeAdresse, retirerAdresse } from './write-adresse.ts';

type Props = OverlayProps<'adresses-livraison'>;

export default function AdressesLivraisonDialog({ data, close }: Props) {
  const t = useTexts('piece-ouverte');
  const context = useRouteContext({ from: '__root__' });
  const { data: adresses } = useQuery({ ...adressesQuery(context), staleTime: 0 });
  const adresse = adresses?.find(({ id }) => id === data.adresseId);
  if (data.adresseId === undefined || adresse) {
    return <Formulaire data={data} adresse={adresse} close={close} />;
  }
  return (
    <DialogFrame title={t('adresse.modification')}>
      {adresses ? <p>{t('adresse.disparue')}</p> : <Skeleton className="h-80 w-full" />}
    </DialogFrame>
  );
}

interface FormulaireProps extends Props {
  adresse: AdresseLivraison | undefined;
}

function Formulaire({ data, adresse, close }: FormulaireProps) {
  const t = useTexts('piece-ouverte');
  const tErreurs = useTexts('erreurs');
  const [parDefaut, setParDefaut] = useState(adresse?.parDefaut ?? false);
  const form = useForm<ChampAdresse>({
    initial: champsOf(adresse),
    check: (champs) => verifierAdresse(t, champs),
  });
  const { api, locale, queryClient } = useRouteContext({ from: '__root__' });
  const ecrivain = { api, locale, queryClient };
  const { adresseId, isChoisie } = data;
  const envoi = useMutation({
    mutationFn: (champs: Values<ChampAdresse>) =>
      writeAdresse(ecrivain, { adresseId, isChoisie, saisie: saisieOf(champs, parDefaut) }),
    onSuccess: close,
    onError: (error) => {
      const refus = refusRecu(error);
      if (refus.code === 'adresse-non-desservie') {
        form.refuse({ codePostal: tErreurs(refus.code) });
      }
    },
  });
  const retrait = useMutation({
    mutationFn: (cible: number) => retirerAdresse(ecrivain, cible),
    onSuccess: close,
  });
  const submit = () => {
    const champs = envoi.isPending ? undefined : form.validate();
    if (champs) envoi.mutate(champs);
  };
  const refus = envoi.error ?? retrait.error;
  const lu = refus ? refusRecu(refus) : undefined;
  return (
    <FormDialog
      title={adresse ? t('adresse.modification') : t('adresse.nouvelle')}
      footerNote={
        adresse && (
          <Button
            kind="quiet"
            size="sm"
            icon={Trash2}
            busy={retrait.isPending}
            onClick={() => retrait.mutate(adresse.id)}
            className="-ml-3"
          >
            {t('adresse.supprimer')}
          </Button>
        )
      }
      close={close}
      cancel={t('annuler')}
      submit={t('enregistrer')}
      busy={envoi.isPending}
      onSubmit={submit}
      error={lu && lu.code !== 'adresse-non-desservie' && tErreurs(lu.code, valeursOf(lu))}
      form={form.props}
      formClass="grid gap-4 sm:grid-cols-6"
    >
      <TextInput
        {...form.field('libelle')}
        label={t('adresse.libelle')}
        help={t('adresse.libelleAide')}
        maxLength={MAX_SIGNES_LIBELLE_ADRESSE}
        autoComplete="off"
        required
        data-autofocus
        className="sm:col-span-6"
      />
      <ChampsPostaux champ={form.field} />
      <Textarea
        {...form.field('consignes')}
        label={t('adresse.consignes')}
        placeholder={t('adresse.consignesExemple')}
        rows={2}
        maxLength={MAX_SIGNES_CONSIGNES}
        className="sm:col-span-6"
      />
      <ContactAdresse champ={form.field} />
      <Checkbox
        label={t('adresse.parDefaut')}
        checked={parDefaut}
        onChange={(event) => setParDefaut(event.currentTarget.checked)}
        className="sm:col-span-6"
      />
    </FormDialog>
  );
}
