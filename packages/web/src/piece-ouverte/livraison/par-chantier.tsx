/** Each chantier with an address and a day of its own. */
import { CalendarDays } from 'lucide-react';
import type { ChoixLivraison } from '@comptoir/contract/livraison/choix.schema.ts';
import type { Chantier } from '@comptoir/contract/panier/chantiers.contract.ts';
import type { Livraison } from '@comptoir/contract/piece-ouverte/livraison.contract.ts';
import { enOrdre } from '@comptoir/contract/panier/ordre-chantiers.ts';
import { openOverlay } from '../../overlay/overlay-store.ts';
import { Button } from '../../ui/button/button.tsx';
import { FieldError } from '../../ui/field/field.tsx';
import { Select } from '../../ui/field/select.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { jourDate } from '../jours.ts';
import { nomChantier } from '../resume/nom-chantier.ts';

interface Props {
  livraison: Livraison;
  chantiers: readonly Chantier[];
  choix: ChoixLivraison;
  erreur: string | undefined;
  onChantiers: (chantiers: ChoixLivraison['chantiers']) => void;
}

export function ParChantier({ livraison, chantiers, choix, erreur, onChantiers }: Props) {
  const t = useTexts('piece-ouverte');
  return (
    <section aria-labelledby={TITRE_ID} className="mt-8">
      <h2 id={TITRE_ID} className="type-h2">
        {t('chantiers.titre')}
      </h2>
      <ul className="mt-2 divide-y divide-line rounded-control border border-line-2">
        {enOrdre(chantiers).map((chantier) => (
          <LigneChantier
            key={chantier.id}
            chantier={chantier}
            livraison={livraison}
            choix={choix}
            onChantiers={onChantiers}
          />
        ))}
      </ul>
      {erreur && <FieldError>{erreur}</FieldError>}
    </section>
  );
}

const TITRE_ID = 'tunnel-chantiers';

interface LigneProps extends Omit<Props, 'chantiers' | 'erreur'> {
  chantier: Chantier;
}

function LigneChantier({ chantier, livraison, choix, onChantiers }: LigneProps) {
  const t = useTexts('piece-ouverte');
  const locale = useLocale();
  const nom = nomChantier(t, chantier);
  const choisi = choix.chantiers.find(({ chantierId }) => chantierId === chantier.id);
  const jour = choisi?.jour ?? null;
  const changer = (change: { adresseId?: number; jour?: string | null }) =>
    onChantiers(avecChantier(choix, chantier.id, change));
  return (
    <li className="flex flex-wrap items-end gap-x-4 gap-y-3 px-4 py-3">
      <div className="min-w-0 flex-1 basis-44 self-center">
        <b className="type-name">{nom}</b>
        <span className="block type-meta text-text-2">
          {t('lignes', { count: chantier.nombreArticles })}
        </span>
      </div>
      {choix.mode === 'livraison' && (
        <Select
          label={t('chantiers.adresse', { nom })}
          hideLabel
          value={String(choisi?.adresseId ?? choix.adresseId ?? '')}
          options={livraison.adresses.map(({ id, libelle, ville, zone }) => ({
            value: String(id),
            label: `${libelle}, ${ville}`,
            disabled: zone === null,
          }))}
          onChange={(event) => changer({ adresseId: Number(event.currentTarget.value) })}
          className="min-w-0 flex-1 basis-52"
        />
      )}
      <Button
        icon={CalendarDays}
        onClick={() =>
          openOverlay('expedition-programmee', {
            nom,
            jours: livraison.jours,
            jour,
            onJour: (choix) => changer({ jour: choix }),
          })
        }
        className="max-sm:w-full sm:min-w-44"
      >
        <span className="sr-only">{t('chantiers.jour', { nom })} </span>
        {jour === null ? t('chantiers.auPlusTot') : jourDate(locale, jour)}
      </Button>
    </li>
  );
}

function avecChantier(
  choix: ChoixLivraison,
  chantierId: number,
  change: { adresseId?: number; jour?: string | null },
): ChoixLivraison['chantiers'] {
  const avant = choix.chantiers.find((each) => each.chantierId === chantierId);
  const autres = choix.chantiers.filter((each) => each.chantierId !== chantierId);
  return [
    ...autres,
    { chantierId, adresseId: avant?.adresseId ?? null, jour: avant?.jour ?? null, ...change },
  ];
}
