/** The names that the buyer gives their chantiers, and the one of what is added without a choice. */
import { useState } from 'react';
import { MAX_CHANTIERS_PREFERES } from '@comptoir/contract/identite/preferences.ts';
import type { Preferences } from '@comptoir/contract/identite/preferences.schema.ts';
import { MAX_SIGNES_CHANTIER } from '@comptoir/contract/panier/limites.ts';
import { Select } from '../../ui/field/select.tsx';
import { Textarea } from '../../ui/field/textarea.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { defautNoms, nomsOf } from './noms-chantiers.ts';

const MAXIMA = { noms: MAX_CHANTIERS_PREFERES, signes: MAX_SIGNES_CHANTIER };

type Choix = Pick<Preferences, 'chantiers' | 'chantierDefaut'>;

interface Props {
  choix: Choix;
  disabled: boolean;
  onChange: (choix: Choix) => void;
}

export function ChantiersPreferes({ choix, disabled, onChange }: Props) {
  const t = useTexts('parametres');
  const [saisie, setSaisie] = useState(choix.chantiers.join('\n'));
  const defaut = defautNoms(choix.chantiers);
  const write = (texte: string) => {
    setSaisie(texte);
    const chantiers = nomsOf(texte);
    const chantierDefaut = chantiers.find((nom) => nom === choix.chantierDefaut) ?? null;
    onChange({ chantiers, chantierDefaut });
  };
  return (
    <>
      <Textarea
        label={t('commander.chantiers')}
        help={t('commander.chantiersAide')}
        rows={4}
        value={saisie}
        disabled={disabled}
        {...(defaut && { error: t(`commander.chantiersDefauts.${defaut}`, MAXIMA) })}
        onChange={({ currentTarget }) => write(currentTarget.value)}
      />
      <Select
        label={t('commander.chantierDefaut')}
        help={t('commander.chantierDefautAide')}
        value={choix.chantierDefaut ?? ''}
        disabled={disabled}
        placeholder={t('commander.chantierSansNom')}
        options={choix.chantiers.map((nom) => ({ value: nom, label: nom }))}
        onChange={({ currentTarget }) =>
          onChange({ ...choix, chantierDefaut: currentTarget.value || null })
        }
      />
    </>
  );
}
