/** Another channel: what it needs at once, a test invoice, the consent of the company. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import {
  choisirDematerialisation,
  MAX_SIGNES_ADRESSE_CANAL,
  type Dematerialisation,
} from '@comptoir/contract/factures/dematerialisation.contract.ts';
import { CANAUX_FACTURE, type CanalFacture } from '@comptoir/contract/factures/etats-facture.ts';
import { SectionCompte } from '../../mon-compte/section-compte.public.tsx';
import { useFailureText } from '../../http/use-failure-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import { DatePicker } from '../../ui/field/date-picker.tsx';
import { RadioGroup } from '../../ui/field/radio-group.tsx';
import { TextInput } from '../../ui/field/text-input.tsx';
import { ErrorAlert } from '../../ui/notice/alert.tsx';
import { announce } from '../../ui/notice/announce.ts';
import { useTexts } from '../../words/use-texts.ts';
import { besoinsQuery, dematerialisationQuery } from '../factures.queries.ts';
import { ListeControles } from '../liste-controles.tsx';
import { FactureEssai } from './facture-essai.tsx';

interface Props {
  dematerialisation: Dematerialisation;
  /** Today. */
  jour: string;
}

export function ChoixCanal({ dematerialisation, jour }: Props) {
  const t = useTexts('factures');
  const { annuaire, exigence, modifiable: isAdministrateur } = dematerialisation;
  const context = useRouteContext({ from: '__root__' });
  const queryClient = useQueryClient();
  const failureText = useFailureText();
  const [canal, setCanal] = useState(dematerialisation.canal);
  const [adresses, setAdresses] = useState<Partial<Record<CanalFacture, string>>>({
    plateforme: annuaire,
    [dematerialisation.canal]: dematerialisation.adresse,
  });
  const [depuis, setDepuis] = useState<string | null>(jour);
  const [isConsenti, setIsConsenti] = useState(false);
  const [manque, setManque] = useState<string>();
  const adresse = adresses[canal] ?? '';
  const avecAdresse = canal === 'factur-x' || canal === 'plateforme';
  const demande = useDeferredValue({ canal, adresse });
  const { data: besoins } = useQuery(besoinsQuery(context, demande));
  const choix = useMutation({
    mutationFn: (premier: string) =>
      context.api.call(choisirDematerialisation, {
        body: { canal, adresse, depuis: premier, consentement: true },
      }),
    onSuccess: (ecrite) => {
      queryClient.setQueryData(dematerialisationQuery(context).queryKey, ecrite);
      setIsConsenti(false);
      announce(t('demat.enregistre'));
    },
  });
  const save = () => {
    setManque(isConsenti ? undefined : t('demat.consentementRequis'));
    if (isConsenti && depuis !== null) choix.mutate(depuis);
  };
  return (
    <SectionCompte
      titre={t('demat.titreChoix')}
      {...(!isAdministrateur && { texte: t('demat.administrateur') })}
    >
      <form
        className="mt-4 grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <div className="flex min-w-0 flex-col items-start gap-5">
          <RadioGroup
            label={t('demat.canal')}
            hideLabel
            look="rows"
            name="canal"
            value={canal}
            className="w-full"
            options={CANAUX_FACTURE.map((un) => ({
              value: un,
              label: t(`canaux.${un}`),
              help: t(`demat.aide.${un}`),
              disabled: (un === 'chorus') !== (exigence !== null),
            }))}
            onChange={(un) => setCanal(CANAUX_FACTURE.find((each) => each === un) ?? 'pdf')}
          />
          {avecAdresse && (
            <TextInput
              key={canal}
              label={t(`demat.adresse.${canal}`)}
              name="adresse"
              required
              value={adresse}
              maxLength={MAX_SIGNES_ADRESSE_CANAL}
              inputMode={canal === 'factur-x' ? 'email' : 'text'}
              autoComplete="off"
              className="w-full max-w-100"
              onChange={({ currentTarget }) =>
                setAdresses({ ...adresses, [canal]: currentTarget.value })
              }
            />
          )}
          {isAdministrateur && (
            <>
              <DatePicker
                label={t('demat.depuis')}
                required
                min={jour}
                value={depuis}
                onChange={setDepuis}
              />
              <Checkbox
                label={t('demat.consentement')}
                checked={isConsenti}
                {...(manque !== undefined && !isConsenti && { error: manque })}
                onChange={({ currentTarget }) => setIsConsenti(currentTarget.checked)}
              />
              <Button type="submit" kind="primary" busy={choix.isPending}>
                {t('demat.enregistrer')}
              </Button>
              {choix.error && (
                <ErrorAlert onHide={() => choix.reset()}>{failureText(choix.error)}</ErrorAlert>
              )}
            </>
          )}
        </div>
        <div className="rounded-card border border-line p-4">
          <h3 className="type-label">{t('demat.controles')}</h3>
          <ListeControles controles={besoins?.controles ?? []} sansCode />
          {isAdministrateur && <FactureEssai canal={canal} adresse={adresse} />}
        </div>
      </form>
    </SectionCompte>
  );
}
