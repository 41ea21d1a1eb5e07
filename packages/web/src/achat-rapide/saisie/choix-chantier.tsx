/** Which chantier of the basket the lines go to. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { listerChantiers } from '@comptoir/contract/panier/chantiers.contract.ts';
import { MAX_SIGNES_CHANTIER } from '@comptoir/contract/panier/limites.ts';
import { callQuery } from '../../http/query-client.ts';
import { usePage } from '../../page/page-context.ts';
import { useNombrePanier, type ChantierVise } from '../../panier/panier.public.ts';
import { Select } from '../../ui/field/select.tsx';
import { TextInput } from '../../ui/field/text-input.tsx';
import { useTexts } from '../../words/use-texts.ts';

const PREMIER = '';
const NOUVEAU = 'nouveau';

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
  const { isAuthenticated } = usePage().session;
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
  const [premier, ...autres] = chantiers ?? [];
  const nommes = premier?.libelle ? [premier, ...autres] : autres;

  const choose = (value: string, nouveau: string) => {
    setChoisi(value);
    setNom(nouveau);
    const libelle = nouveau.trim();
    onChange({
      vise:
        value === NOUVEAU
          ? libelle
            ? { chantier: libelle }
            : {}
          : value === PREMIER
            ? {}
            : { chantierId: Number(value) },
      isIncomplete: value === NOUVEAU && libelle === '',
    });
  };
  return (
    <div className="flex min-w-0 flex-wrap gap-2">
      <Select
        label={t('chantier.libelle')}
        hideLabel
        value={choisi}
        onChange={(event) => choose(event.currentTarget.value, nom)}
        options={[
          { value: PREMIER, label: t('chantier.premier') },
          ...nommes.map(({ id, libelle }) => ({
            value: String(id),
            label: libelle ?? t('chantier.premier'),
          })),
          { value: NOUVEAU, label: t('chantier.nouveau') },
        ]}
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
