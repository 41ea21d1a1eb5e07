import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import {
  transmettreAffaires,
  type Affaires,
  type GenreAffaires,
} from '@comptoir/contract/identite/equipe.contract.ts';
import { useFailureText } from '../../http/use-failure-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import { Select } from '../../ui/field/select.tsx';
import { Alert } from '../../ui/notice/alert.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { affairesQuery } from '../identite.queries.ts';
import { direAffaires } from './dire-affaires.ts';
import type { GestionEquipierProps } from './gestion.ts';
import { nomOf } from './nom-equipier.ts';
import { useChangement } from './use-changement.ts';

/** What is counted under which name. */
const COMPTES = {
  listes: 'listes',
  panier: 'lignesPanier',
  devis: 'devis',
} as const satisfies Record<GenreAffaires, keyof Affaires>;
const GENRES = ['listes', 'panier', 'devis'] as const;

export function TransmissionAffaires({ equipier, nom, collegues, onFait }: GestionEquipierProps) {
  const t = useTexts('identite');
  const context = useRouteContext({ from: '__root__' });
  const { data: affaires } = useQuery(affairesQuery(context, equipier.id));
  const autres = collegues.filter(({ id, etat }) => id !== equipier.id && etat === 'actif');
  if (!affaires) return null;
  const genres = GENRES.filter((genre) => affaires[COMPTES[genre]] > 0);
  if (genres.length === 0 || autres.length === 0) {
    return (
      <p className="type-meta text-text-2">
        {genres.length === 0
          ? t('equipe.transmettre.rien', { nom })
          : t('equipe.transmettre.personne')}
      </p>
    );
  }
  return <Formulaire {...{ equipier, affaires, genres, autres, onFait }} />;
}

interface FormulaireProps extends Pick<GestionEquipierProps, 'equipier' | 'onFait'> {
  affaires: Affaires;
  /** Those there are some of. */
  genres: readonly GenreAffaires[];
  autres: GestionEquipierProps['collegues'];
}

function Formulaire({ equipier, affaires, genres, autres, onFait }: FormulaireProps) {
  const t = useTexts('identite');
  const failureText = useFailureText();
  const [quoi, setQuoi] = useState<readonly GenreAffaires[]>(genres);
  const [versId, setVersId] = useState('');
  const [isVerifie, setIsVerifie] = useState(false);
  const vers = autres.find(({ id }) => String(id) === versId);
  const envoi = useChangement(
    (api, body: { versId: number; quoi: GenreAffaires[] }) =>
      api.call(transmettreAffaires, { params: { id: equipier.id }, body }),
    (faites) =>
      onFait(
        t('equipe.transmettre.fait', {
          quoi: direAffaires(t, faites),
          vers: vers ? nomOf(vers) : '',
        }),
      ),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsVerifie(true);
    if (vers && quoi.length > 0 && !envoi.isPending) {
      envoi.mutate({ versId: vers.id, quoi: [...quoi] });
    }
  };
  return (
    <form noValidate onSubmit={submit}>
      <p className="mb-2 type-meta text-text-2">{t('equipe.transmettre.texte')}</p>
      {genres.map((genre) => (
        <Checkbox
          key={genre}
          label={direAffaires(t, { [COMPTES[genre]]: affaires[COMPTES[genre]] })}
          checked={quoi.includes(genre)}
          onChange={({ currentTarget }) =>
            setQuoi(
              GENRES.filter((each) =>
                each === genre ? currentTarget.checked : quoi.includes(each),
              ),
            )
          }
        />
      ))}
      <Select
        className="mt-2 max-w-80"
        label={t('equipe.transmettre.a')}
        placeholder={t('equipe.transmettre.choisir')}
        required
        value={versId}
        {...(quoi.includes('panier') && { help: t('equipe.transmettre.panierAide') })}
        {...(isVerifie && !vers && { error: t('equipe.transmettre.manqueQui') })}
        options={autres.map((autre) => ({ value: String(autre.id), label: nomOf(autre) }))}
        onChange={(event) => setVersId(event.currentTarget.value)}
      />
      {isVerifie && quoi.length === 0 && (
        <Alert state="err" live className="mt-3">
          {t('equipe.transmettre.manqueQuoi')}
        </Alert>
      )}
      {envoi.isError && (
        <Alert state="err" live className="mt-3">
          {failureText(envoi.error)}
        </Alert>
      )}
      <Button type="submit" size="sm" kind="solid" busy={envoi.isPending} className="mt-3">
        {t('equipe.transmettre.bouton')}
      </Button>
    </form>
  );
}
