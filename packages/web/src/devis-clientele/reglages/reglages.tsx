/** What quotes of the company look like and begin with. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import type { TauxTva } from '@comptoir/contract/devis-clientele/document.schema.ts';
import {
  enregistrerReglagesDevis,
  type ReglagesDevis,
  type ReglagesLus,
} from '@comptoir/contract/devis-clientele/reglages.contract.ts';
import { TAUX } from '@comptoir/contract/devis-clientele/taux.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { useFailureText } from '../../http/use-failure-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { Select } from '../../ui/field/select.tsx';
import { TextInput } from '../../ui/field/text-input.tsx';
import { Textarea } from '../../ui/field/textarea.tsx';
import { Alert } from '../../ui/notice/alert.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { reglagesQuery } from '../devis-clientele.queries.ts';
import { ChampDecimal } from '../edition/champ-decimal.tsx';
import { EditionEcheancier } from '../edition/pied-devis.tsx';
import {
  writeMarge,
  writeSaisie,
  readDecimal,
  readMarge,
  POURCENT,
  PRIX,
} from '../edition/saisie.ts';
import { LogoReglage } from './logo-reglage.tsx';

export function Reglages() {
  const context = useRouteContext({ from: '__root__' });
  const { data } = useQuery(reglagesQuery(context));
  return data ? <Formulaire reglages={data} /> : null;
}

function Formulaire({ reglages }: { reglages: ReglagesLus }) {
  const t = useTexts('devis-clientele');
  const locale = useLocale();
  const context = useRouteContext({ from: '__root__' });
  const failureText = useFailureText();
  const { hasLogo: _hasLogo, ...lus } = reglages;
  const [saisie, setSaisie] = useState<ReglagesDevis>(lus);
  const write = (change: Partial<ReglagesDevis>) => setSaisie({ ...saisie, ...change });
  const envoi = useMutation({
    mutationFn: () => context.api.call(enregistrerReglagesDevis, { body: saisie }),
    onSuccess: (ecrits) =>
      context.queryClient.setQueryData(reglagesQuery(context).queryKey, ecrits),
  });
  const texte = (nom: 'nom' | 'email' | 'telephone' | 'prefixe', maxLength: number) => (
    <TextInput
      label={t(`reglages.${nom}`)}
      value={saisie[nom]}
      maxLength={maxLength}
      autoComplete="off"
      onChange={({ currentTarget }) => write({ [nom]: currentTarget.value })}
    />
  );
  const long = (nom: 'adresse' | 'mentions' | 'conditions', maxLength: number, rows: number) => (
    <Textarea
      label={t(`reglages.${nom}`)}
      value={saisie[nom]}
      rows={rows}
      maxLength={maxLength}
      onChange={({ currentTarget }) => write({ [nom]: currentTarget.value })}
    />
  );
  const prix = (nom: 'coutHoraireHT' | 'tauxHoraireHT') => (
    <ChampDecimal
      label={t(`reglages.${nom}`)}
      ecrit={writeSaisie(saisie[nom], locale)}
      lire={(saisi) => (saisi.trim() === '' ? null : readDecimal(saisi, PRIX))}
      onValeur={(valeur) => write({ [nom]: valeur })}
    />
  );
  return (
    <form
      className="grid gap-x-8 gap-y-6 lg:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        envoi.mutate();
      }}
    >
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-2 type-h3">{t('reglages.papier')}</legend>
        <LogoReglage />
        {texte('nom', 120)}
        {long('adresse', 400, 3)}
        <div className="grid gap-3 sm:grid-cols-2">
          {texte('email', 254)}
          {texte('telephone', 40)}
          {texte('prefixe', 12)}
          <label className="flex flex-col type-label">
            <span className="mb-1">{t('reglages.couleur')}</span>
            <input
              type="color"
              value={saisie.couleur}
              onChange={({ currentTarget }) => write({ couleur: currentTarget.value })}
              className="h-10 w-full rounded-control border border-line-2 bg-bg p-1"
            />
          </label>
        </div>
        {long('mentions', 600, 3)}
        {long('conditions', 4000, 5)}
      </fieldset>
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-2 type-h3">{t('reglages.debut')}</legend>
        <div className="grid gap-3 sm:grid-cols-2">
          <ChampDecimal
            label={t('entete.marge')}
            ecrit={writeMarge(saisie.marge, locale)}
            lire={(saisi) => readMarge(saisi) ?? undefined}
            onValeur={(marge) => write({ marge })}
          />
          <ChampDecimal
            label={t('entete.plancher')}
            ecrit={`${writeSaisie(saisie.plancher, locale)}\u00a0%`}
            lire={(saisi) => readDecimal(saisi, POURCENT)}
            onValeur={(plancher) => write({ plancher })}
          />
          {prix('coutHoraireHT')}
          {prix('tauxHoraireHT')}
          <Select
            label={t('reglages.tva')}
            value={saisie.tva}
            options={TAUX.map((taux) => ({
              value: taux,
              label: `${formatNombre(locale, taux)}\u00a0%`,
            }))}
            onChange={({ currentTarget }) => write({ tva: currentTarget.value as TauxTva })}
          />
          <ChampDecimal
            label={t('reglages.joursValable')}
            ecrit={String(saisie.joursValable)}
            lire={(saisi) => {
              const jours = Number(saisi);
              return Number.isInteger(jours) && jours >= 1 && jours <= 365 ? jours : undefined;
            }}
            onValeur={(joursValable) => write({ joursValable })}
          />
          <Select
            label={t('entete.exoneration')}
            value={saisie.exoneration}
            options={(['franchise', 'autoliquidation'] as const).map((value) => ({
              value,
              label: t(`exonerations.${value}`),
            }))}
            onChange={({ currentTarget }) =>
              write({ exoneration: currentTarget.value as ReglagesDevis['exoneration'] })
            }
            className="sm:col-span-2"
          />
        </div>
        <EditionEcheancier
          echeancier={saisie.echeancier}
          onChange={(echeancier) => write({ echeancier })}
        />
      </fieldset>
      <div className="flex flex-col gap-3 lg:col-span-2">
        {envoi.isError && (
          <Alert state="err" live>
            {failureText(envoi.error)}
          </Alert>
        )}
        <div>
          <Button type="submit" kind="primary" busy={envoi.isPending} done={envoi.isSuccess}>
            {t('reglages.enregistrer')}
          </Button>
        </div>
      </div>
    </form>
  );
}
