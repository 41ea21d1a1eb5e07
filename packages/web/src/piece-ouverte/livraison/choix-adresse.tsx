/** The addresses of the company; one more is written without leaving the page. */
import { useState } from 'react';
import { Plus } from 'lucide-react';
import type { AdresseLivraison } from '@comptoir/contract/livraison/adresse.schema.ts';
import { openOverlay } from '../../overlay/overlay-store.ts';
import { Button } from '../../ui/button/button.tsx';
import { FieldError } from '../../ui/field/field.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { LigneAdresse } from '../adresses/ligne-adresse.tsx';

const MONTREES = 4;

interface Props {
  adresses: readonly AdresseLivraison[];
  adresseId: number | null;
  onAdresse: (adresseId: number) => void;
  erreur: string | undefined;
}

export function ChoixAdresse({ adresses, adresseId, onAdresse, erreur }: Props) {
  const t = useTexts('piece-ouverte');
  const [isToutes, setIsToutes] = useState(false);
  const visibles = isToutes ? adresses : enTete(adresses, adresseId);
  const autres = adresses.length - visibles.length;
  return (
    <section aria-labelledby={TITRE_ID} className="mt-8">
      <div className="flex items-center justify-between gap-4">
        <h2 id={TITRE_ID} className="type-h2">
          {t('adresse.titre')}
        </h2>
        <Button
          kind="quiet"
          icon={Plus}
          onClick={() => openOverlay('adresses-livraison', { isChoisie: true })}
          className="-mr-3"
        >
          {t('adresse.nouvelle')}
        </Button>
      </div>
      {adresses.length === 0 ? (
        <p className="mt-2 rounded-control border border-line-2 p-4 text-text-2">
          {t('adresse.aucune')}
        </p>
      ) : (
        <fieldset className="mt-2" aria-describedby={erreur ? ERREUR_ID : undefined}>
          <legend className="sr-only">{t('adresse.choix')}</legend>
          <div className="divide-y divide-line overflow-hidden rounded-control border border-line-2">
            {visibles.map((adresse) => (
              <LigneAdresse
                key={adresse.id}
                adresse={adresse}
                isChosen={adresse.id === adresseId}
                onChoisie={() => onAdresse(adresse.id)}
              />
            ))}
          </div>
        </fieldset>
      )}
      {autres > 0 && (
        <Button kind="quiet" size="sm" onClick={() => setIsToutes(true)} className="mt-1 -ml-3">
          {t('adresse.autres', { count: autres })}
        </Button>
      )}
      {erreur && <FieldError id={ERREUR_ID}>{erreur}</FieldError>}
    </section>
  );
}

const TITRE_ID = 'tunnel-adresse';
const ERREUR_ID = 'tunnel-adresse-erreur';

/** The first ones, and the chosen one wherever it stands. */
function enTete(adresses: readonly AdresseLivraison[], choisie: number | null) {
  return adresses.filter(({ id }, rang) => rang < MONTREES || id === choisie);
}
