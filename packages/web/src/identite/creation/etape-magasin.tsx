/** The store whose stock one sees: the nearest to the company is proposed. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { MapPin } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { nomMagasin } from '../../articles/nom-magasin.public.ts';
import { Alert } from '../../ui/notice/alert.tsx';
import { NUMBER_DEBOUNCE_MS } from '../../ui/durations.ts';
import { RadioGroup } from '../../ui/field/radio-group.tsx';
import { Skeleton } from '../../ui/notice/skeleton.tsx';
import { TextInput } from '../../ui/field/text-input.tsx';
import { useDebounce } from '../../ui/use-debounce.ts';
import { useTexts } from '../../words/use-texts.ts';
import { magasinsQuery } from './creation.queries.ts';
import { ActionsEtape, TitreEtape, type EtapeProps } from './etape.tsx';

const PROPOSES = 5;
const AUCUN = '0';

export function EtapeMagasin({ saisie, repondre, continuer, retour }: EtapeProps) {
  const t = useTexts('identite');
  const { api, locale } = useRouteContext({ from: '__root__' });
  const [lieu, setLieu] = useState(saisie.codePostal);
  const { data, isError, isPlaceholderData } = useQuery(magasinsQuery({ api, locale }, lieu));
  const chercher = useDebounce((typed: string) => setLieu(typed.trim()), NUMBER_DEBOUNCE_MS);
  const proches = (data?.magasins ?? []).slice(0, PROPOSES);
  const isUnknown = data?.lieu === null && !isPlaceholderData;
  // The nearest stands for who chose nothing, or chose one that is no longer shown.
  const isMontre = proches.some(({ id }) => String(id) === saisie.magasinId);
  const choisi =
    isMontre || saisie.magasinId === AUCUN ? saisie.magasinId : String(proches[0]?.id ?? AUCUN);
  const choisir = (magasinId: string) => {
    const magasin = proches.find(({ id }) => String(id) === magasinId);
    repondre({ magasinId, magasin: magasin ? nomMagasin(magasin.libelle) : '' });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    choisir(choisi);
    continuer();
  };
  const retrait = t('creation.magasin.pointRetrait');
  const options = [
    ...proches.map(({ id, libelle, type, adresse, distance }) => ({
      value: String(id),
      label: nomMagasin(libelle),
      help: [`${adresse.codePostal} ${adresse.ville}`, type === 'point-de-retrait' && retrait]
        .filter(Boolean)
        .join(' · '),
      end: t('creation.magasin.distance', { km: formatNombre(locale, distance ?? 0, 0) }),
    })),
    { value: AUCUN, label: t('creation.magasin.aucun'), help: t('creation.magasin.aucunDetail') },
  ];
  return (
    <form method="post" noValidate onSubmit={submit}>
      <TitreEtape>{t('creation.magasin.titre')}</TitreEtape>
      <p className="mb-4 text-text-2">{t('creation.magasin.texte')}</p>
      <TextInput
        name="lieu"
        label={t('creation.magasin.lieu')}
        icon={MapPin}
        defaultValue={lieu}
        autoComplete="off"
        maxLength={80}
        onChange={({ currentTarget }) => chercher.schedule(currentTarget.value)}
        {...(isUnknown
          ? { error: t('creation.magasin.inconnu') }
          : data?.lieu && { help: t('creation.magasin.autour', { lieu: data.lieu }) })}
      />
      {isError && (
        <Alert state="warn" live className="mt-4">
          {t('creation.magasin.echec')}
        </Alert>
      )}
      {data || isError || lieu === '' ? (
        <RadioGroup
          label={t('creation.magasin.liste')}
          name="magasinId"
          look="rows"
          options={options}
          value={choisi}
          onChange={choisir}
          className="mt-4"
        />
      ) : (
        <Skeleton className="mt-4 h-86 w-full" />
      )}
      <ActionsEtape retour={retour}>{t('creation.continuer')}</ActionsEtape>
    </form>
  );
}
