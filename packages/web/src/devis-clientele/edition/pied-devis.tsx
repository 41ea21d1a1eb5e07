/** Under the lines: when it is paid, what is noted, the terms. */
import { Plus, X } from 'lucide-react';
import type { DocumentDevis } from '@comptoir/contract/devis-clientele/document.schema.ts';
import {
  MAX_ECHEANCES,
  MAX_SIGNES_COORDONNEE,
  MAX_SIGNES_TEXTE,
} from '@comptoir/contract/devis-clientele/limites.ts';
import { formatArgent } from '@comptoir/contract/words/formats.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { TextInput } from '../../ui/field/text-input.tsx';
import { Textarea } from '../../ui/field/textarea.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { ChampDecimal } from './champ-decimal.tsx';
import { useContexteEdition } from './contexte-edition.ts';
import { writeSaisie, readDecimal, POURCENT } from './saisie.ts';
import type { Edition } from './use-edition.ts';

type Echeancier = DocumentDevis['echeancier'];

export function PiedDevis({ edition }: { edition: Edition }) {
  const t = useTexts('devis-clientele');
  const { changer, isModifiable } = useContexteEdition();
  const { document: doc, totaux, pas } = edition;
  const texte = (nom: 'notes' | 'conditions') => (
    <Textarea
      label={t(`pied.${nom}`)}
      value={doc[nom]}
      rows={4}
      maxLength={MAX_SIGNES_TEXTE}
      disabled={!isModifiable}
      onChange={({ currentTarget: { value } }) =>
        changer((avant) => ({ ...avant, [nom]: value }), nom)
      }
    />
  );
  return (
    <div className="grid gap-x-8 gap-y-5 lg:grid-cols-2">
      <EditionEcheancier
        echeancier={doc.echeancier}
        montants={totaux.echeances.map(({ montant }) => montant)}
        pas={pas}
        disabled={!isModifiable}
        onChange={(echeancier, sujet) => changer((avant) => ({ ...avant, echeancier }), sujet)}
      />
      <div className="flex flex-col gap-3">
        {texte('notes')}
        {texte('conditions')}
      </div>
    </div>
  );
}

interface EcheancierProps {
  echeancier: Echeancier;
  /** What each comes to; none for the defaults of a company. */
  montants?: Edition['totaux']['echeances'][number]['montant'][];
  pas?: number;
  disabled?: boolean;
  onChange: (echeancier: Echeancier, sujet?: string) => void;
}

export function EditionEcheancier(props: EcheancierProps) {
  const { echeancier, montants = [], pas = 0, disabled = false, onChange } = props;
  const t = useTexts('devis-clientele');
  const locale = useLocale();
  const somme = echeancier.reduce((total, { pourcent }) => total + Number(pourcent), 0);
  const changerUne = (rang: number, change: Partial<Echeancier[number]>, sujet: string) =>
    onChange(
      echeancier.map((une, autre) => (autre === rang ? { ...une, ...change } : une)),
      `echeance.${rang}.${sujet}`,
    );
  return (
    <fieldset>
      <legend className="mb-2 type-h3">{t('pied.echeancier')}</legend>
      <ul className="flex flex-col gap-2">
        {echeancier.map(({ libelle, pourcent }, rang) => (
          <li
            key={rang}
            className="flex items-end gap-2 max-sm:flex-wrap max-sm:border-b max-sm:pb-3"
          >
            <TextInput
              label={t('pied.echeance', { rang: rang + 1 })}
              hideLabel
              value={libelle}
              maxLength={MAX_SIGNES_COORDONNEE}
              disabled={disabled}
              autoComplete="off"
              onChange={({ currentTarget }) =>
                changerUne(rang, { libelle: currentTarget.value }, 'libelle')
              }
              className="min-w-0 flex-1 max-sm:basis-full"
            />
            <ChampDecimal
              label={t('pied.pourcent')}
              ecrit={`${writeSaisie(pourcent, locale)}\u00a0%`}
              lire={(texte) => readDecimal(texte, POURCENT)}
              onValeur={(nouveau) => changerUne(rang, { pourcent: nouveau }, 'pourcent')}
              pas={pas}
              disabled={disabled}
              className="w-24"
            />
            {montants[rang] && (
              <span
                className="w-28 pb-2 text-end type-meta max-sm:flex-1 max-sm:pb-3"
                data-montants
              >
                {formatArgent(locale, montants[rang])}
              </span>
            )}
            {!disabled && (
              <IconButton
                icon={X}
                label={t('pied.retirer', { rang: rang + 1 })}
                onClick={() => onChange(echeancier.filter((_, autre) => autre !== rang))}
              />
            )}
          </li>
        ))}
      </ul>
      {echeancier.length > 0 && somme !== 100 && (
        <p className="mt-2 type-meta text-warn">{t('pied.pasCent')}</p>
      )}
      {!disabled && echeancier.length < MAX_ECHEANCES && (
        <Button
          size="sm"
          kind="quiet"
          icon={Plus}
          className="mt-2"
          onClick={() =>
            onChange([
              ...echeancier,
              echeancier.length === 0
                ? { libelle: t('pied.commande'), pourcent: '30' }
                : { libelle: t('pied.solde'), pourcent: String(Math.max(0, 100 - somme)) },
            ])
          }
        >
          {t('pied.ajouter')}
        </Button>
      )}
    </fieldset>
  );
}
