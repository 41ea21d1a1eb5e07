/** Which chantier of the basket the lines go to. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { listerChantiers } from '@comptoir/contract/panier/chantiers.contract.ts';
import { MAX_SIGNES_CHANTIER } from '@comptoir/contract/panier/limites.ts';
import { callQuery } from '../../http/query-client.ts';
import { usePage } from '../../page/page-context.ts';
import { useNombrePanier, type ChantierVise } from '../../panier/panier.public.ts';
import {
  NOUVEAU,
  optionsChantier,
  placesChantier,
  PREMIER,
  viseOf,
} from '../../panier/places-chantier.public.ts';
import { Select } from '../../ui/field/select.tsx';
import { TextInput } from '../../ui/field/text-input.tsx';
import { useTexts } from '../../words/use-texts.ts';

export interface ChoixChantier {
  vise: ChantierVise;
  /** A new one without its name. */
  isIncomplete: boolean;
}

interface Props {
  onChange: (choix: ChoixChantier) => void;
}

export function ChoixChantier({ onChange }: Props) {
  const t = useTexts('achat-rapide');
  const context = useRouteContext({ from: '__root__' });
  const { isAuthenticated, preferences } = usePage().session;
  const nombre = useNombrePanier();
  // An empty basket has none, and looking for them would open a session for nothing.
  const enabled = isAuthenticated || nombre > 0;
  const { data: chantiers } = useQuery({
    ...callQuery(context, listerChantiers, {}),
    enabled,
    // Others add to the basket too.
    staleTime: 0,
  });
  const [choisi, setChoisi] = useState(PREMIER);
  const [nom, setNom] = useState('');

  const choose = (value: string, nouveau: string) => {
    setChoisi(value);
    setNom(nouveau);
    const vise = viseOf(value, nouveau);
    onChange({ vise: vise ?? {}, isIncomplete: vise === undefined });
  };
  return (
    <div className="flex min-w-0 flex-wrap gap-2">
      <Select
        label={t('chantier.libelle')}
        hideLabel
        value={choisi}
        onChange={(event) => choose(event.currentTarget.value, nom)}
        options={optionsChantier(placesChantier(chantiers ?? [], preferences), {
          sansNom: t('chantier.premier'),
          nouveau: t('chantier.nouveau'),
        })}
        className="w-48 max-sm:w-full"
      />
      {choisi === NOUVEAU && (
        <TextInput
          label={t('chantier.nom')}
          hideLabel
          placeholder={t('chantier.nom')}
          value={nom}
          maxLength={MAX_SIGNES_CHANTIER}
          onChange={(event) => choose(NOUVEAU, event.currentTarget.value)}
          className="w-48 max-sm:w-full"
        />
      )}
    </div>
  );
}
