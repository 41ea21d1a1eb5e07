/** The person and the store, as fields of a drawer. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { nomMagasin } from '../articles/nom-magasin.public.ts';
import { usePage } from '../page/page-context.ts';
import { Button } from '../ui/button/button.tsx';
import { Select } from '../ui/field/select.tsx';
import { useTexts } from '../words/use-texts.ts';
import { magasinsQuery, utilisateursQuery } from './delegue.queries.ts';
import { nomUtilisateur } from './nom-utilisateur.ts';
import type { Depart } from './use-depart.ts';
import { useMagasin } from './bandeau/use-magasin.ts';

/** Chosen, then confirmed: the arrows of a keyboard must not go through the customers one by one. */
export function ChoixUtilisateur({ depart }: { depart: Depart }) {
  const t = useTexts('delegue');
  const context = useRouteContext({ from: '__root__' });
  const { utilisateur } = usePage().session;
  const { data } = useQuery(utilisateursQuery(context));
  const [choisi, setChoisi] = useState<number>();
  if (!utilisateur) return null;
  const personnes = data ?? [];
  if (personnes.length < 2) {
    return <Lecture label={t('bandeau.utilisateur')} valeur={nomUtilisateur(t, utilisateur)} />;
  }
  const personne = personnes.find(({ id }) => id === (choisi ?? utilisateur.id));
  return (
    <div>
      <Select
        label={t('bandeau.utilisateur')}
        value={String(personne?.id ?? utilisateur.id)}
        options={personnes.map((each) => ({
          value: String(each.id),
          label: `${nomUtilisateur(t, each)}, ${t(`role.${each.role}`)}`,
        }))}
        onChange={({ currentTarget }) => setChoisi(Number(currentTarget.value))}
      />
      {personne && personne.id !== utilisateur.id && (
        <Button
          kind="solid"
          block
          busy={depart.busy}
          className="mt-2"
          onClick={() => depart.agirPour(personne.id)}
        >
          {t('recherche.agirPour', { nom: nomUtilisateur(t, personne) })}
        </Button>
      )}
    </div>
  );
}

export function ChoixMagasin() {
  const t = useTexts('delegue');
  const context = useRouteContext({ from: '__root__' });
  const { magasin } = usePage().session;
  const { data: magasins } = useQuery(magasinsQuery(context));
  const choisir = useMagasin();
  const placeholder = t('magasin.placeholder');
  if (magasins && magasins.length < 2) {
    const valeur = magasin ? nomMagasin(magasin.libelle) : placeholder;
    return <Lecture label={t('magasin.reference')} valeur={valeur} />;
  }
  const options = magasins ?? (magasin ? [magasin] : []);
  return (
    <Select
      label={t('magasin.reference')}
      value={String(magasin?.id ?? '')}
      {...(!magasin && { placeholder })}
      options={options.map(({ id, libelle }) => ({
        value: String(id),
        label: nomMagasin(libelle),
      }))}
      onChange={({ currentTarget }) => choisir(Number(currentTarget.value))}
    />
  );
}

function Lecture({ label, valeur }: { label: string; valeur: string }) {
  return (
    <div>
      <p className="mb-1 type-label">{label}</p>
      <p className="flex min-h-12 items-center sm:min-h-10">{valeur}</p>
    </div>
  );
}
