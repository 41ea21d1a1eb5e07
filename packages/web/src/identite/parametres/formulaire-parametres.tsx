import { useState, type FormEvent } from 'react';
import {
  CANAUX,
  DENSITES,
  FORMATS_PREFERES,
  MODES_PREFERES,
  PRIX_D_ABORD,
} from '@comptoir/contract/identite/preferences.ts';
import type { Preferences } from '@comptoir/contract/identite/preferences.schema.ts';
import type { Profil } from '@comptoir/contract/identite/profil.contract.ts';
import { isLocale, LOCALES } from '@comptoir/contract/words/locales.ts';
import { useFailureText } from '../../http/use-failure-text.ts';
import { SectionCompte } from '../../mon-compte/section-compte.public.tsx';
import { Button } from '../../ui/button/button.tsx';
import { RadioGroup } from '../../ui/field/radio-group.tsx';
import { Select } from '../../ui/field/select.tsx';
import { Alert } from '../../ui/notice/alert.tsx';
import { useIsAwake } from '../../ui/use-is-awake.ts';
import { useTexts } from '../../words/use-texts.ts';
import { ChantiersPreferes } from './chantiers-preferes.tsx';
import { defautNoms } from './noms-chantiers.ts';
import { useEnregistrement } from './use-enregistrement.ts';

/** Those the shop writes about today. */
const GENRES = ['commande', 'livraison', 'devis', 'approbation', 'facture', 'export'] as const;

export function FormulaireParametres({ profil }: { profil: Profil }) {
  const t = useTexts('parametres');
  const failureText = useFailureText();
  const isAwake = useIsAwake();
  const [langue, setLangue] = useState(profil.langue ?? '');
  const [choix, setChoix] = useState<Preferences>(profil.preferences);
  const envoi = useEnregistrement();
  // A delegate who acts for them looks, and changes nothing.
  const disabled = profil.role !== 'Utilisateur';
  const choose = (change: Partial<Preferences>) => setChoix({ ...choix, ...change });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (envoi.isPending || defautNoms(choix.chantiers)) return;
    envoi.mutate({ preferences: choix, ...(isLocale(langue) && { langue }) });
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-10">
      <SectionCompte titre={t('affichage.titre')}>
        <div className="mt-4 grid gap-x-10 gap-y-6 sm:grid-cols-2">
          <div>
            <RadioGroup
              label={t('affichage.prix')}
              value={choix.prix}
              disabled={disabled}
              options={PRIX_D_ABORD.map((value) => ({
                value,
                label: t(`affichage.prixChoix.${value}`),
              }))}
              onChange={(value) => choose({ prix: oneOf(PRIX_D_ABORD, value) })}
            />
            <p className="mt-1 type-meta text-text-2">{t('affichage.prixAide')}</p>
          </div>
          <RadioGroup
            label={t('affichage.densite')}
            value={choix.densite}
            disabled={disabled}
            options={DENSITES.map((value) => ({
              value,
              label: t(`affichage.densites.${value}`),
            }))}
            onChange={(value) => choose({ densite: oneOf(DENSITES, value) })}
          />
          <Select
            label={t('affichage.langue')}
            value={langue}
            disabled={disabled}
            options={LOCALES.map((value) => ({ value, label: t(`affichage.langues.${value}`) }))}
            onChange={(event) => setLangue(event.currentTarget.value)}
          />
        </div>
      </SectionCompte>
      <SectionCompte titre={t('notifications.titre')} texte={t('notifications.texte')}>
        <div className="mt-4 divide-y divide-line border-y border-line">
          {GENRES.map((genre) => (
            <div
              key={genre}
              className="grid items-center gap-x-6 gap-y-1 py-2.5 sm:grid-cols-[minmax(0,1fr)_20rem]"
            >
              <p aria-hidden>{t(`notifications.genres.${genre}`)}</p>
              <Select
                label={t(`notifications.genres.${genre}`)}
                hideLabel
                value={choix.notifications[genre]}
                disabled={disabled}
                options={CANAUX.map((value) => ({
                  value,
                  label: t(`notifications.canaux.${value}`),
                }))}
                onChange={({ currentTarget }) =>
                  choose({
                    notifications: {
                      ...choix.notifications,
                      [genre]: oneOf(CANAUX, currentTarget.value),
                    },
                  })
                }
              />
            </div>
          ))}
        </div>
      </SectionCompte>
      <SectionCompte titre={t('commander.titre')}>
        <div className="mt-4 grid gap-x-10 gap-y-6 sm:grid-cols-2">
          <Select
            label={t('commander.mode')}
            value={choix.modeLivraison ?? ''}
            disabled={disabled}
            placeholder={t('commander.modes.derniere')}
            options={MODES_PREFERES.map((value) => ({
              value,
              label: t(`commander.modes.${value}`),
            }))}
            onChange={({ currentTarget }) =>
              choose({
                modeLivraison: MODES_PREFERES.find((mode) => mode === currentTarget.value) ?? null,
              })
            }
          />
          <Select
            label={t('commander.format')}
            value={choix.formatExport}
            disabled={disabled}
            options={FORMATS_PREFERES.map((value) => ({
              value,
              label: t(`commander.formats.${value}`),
            }))}
            onChange={({ currentTarget }) =>
              choose({ formatExport: oneOf(FORMATS_PREFERES, currentTarget.value) })
            }
          />
          <ChantiersPreferes choix={choix} disabled={disabled} onChange={choose} />
        </div>
      </SectionCompte>
      {envoi.isError && (
        <Alert state="err" live>
          {failureText(envoi.error)}
        </Alert>
      )}
      {disabled ? (
        <p className="type-meta text-text-2">{t('delegue')}</p>
      ) : (
        <div>
          <Button
            type={isAwake ? 'submit' : 'button'}
            kind="primary"
            busy={envoi.isPending}
            done={envoi.isSuccess}
            doneLabel={t('enregistre')}
          >
            {t('enregistrer')}
          </Button>
        </div>
      )}
    </form>
  );
}

/** What a field of the page was given is one of what it offers. */
function oneOf<const T extends string>(offered: readonly [T, ...T[]], value: string): T {
  return offered.find((each) => each === value) ?? offered[0];
}
