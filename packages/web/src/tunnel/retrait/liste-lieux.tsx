import { useState } from 'react';
import { formatNombre } from '@comptoir/contract/formats.ts';
import type { LieuDeRetrait } from '@comptoir/contract/magasins/actifs-livraison.contract.ts';
import { nomMagasin } from '../../articles/nom-magasin.public.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useLocale, useTexts } from '../../use-texts.ts';
import { enLigne } from '../adresses/ligne-adresse.tsx';
import { EtatDuMagasin, useMaintenant } from '../../magasins/magasins.public.ts';
import { SemaineOuverte } from './semaine-ouverte.tsx';

interface Props {
  lieux: readonly LieuDeRetrait[];
  /** The day of the answer. */
  jour: string;
  isAttendue: boolean;
  isPlaceholder: boolean;
  choisi: number | undefined;
  onChoisi: (magasinId: number) => void;
}

const MONTRES = 12;
const PLACES = Array.from({ length: 6 }, (_, rang) => rang);

export function ListeLieux(props: Props) {
  const { lieux, jour, isAttendue, isPlaceholder, choisi, onChoisi } = props;
  const t = useTexts('tunnel');
  const maintenant = useMaintenant();
  const [isTous, setIsTous] = useState(false);
  const visibles = isTous ? lieux : lieux.filter(({ id }, rang) => rang < MONTRES || id === choisi);
  const autres = lieux.length - visibles.length;
  return (
    <div aria-busy={isPlaceholder} className="min-h-0 overflow-y-auto">
      {isAttendue &&
        PLACES.map((rang) => (
          <div key={rang} className="border-b border-line px-4 py-3 sm:px-6">
            <Skeleton className="h-12 w-full" />
          </div>
        ))}
      <fieldset>
        <legend className="sr-only">{t('lieu.choix')}</legend>
        {visibles.map((lieu) => (
          <Lieu
            key={lieu.id}
            lieu={lieu}
            jour={jour}
            maintenant={maintenant}
            isChoisi={lieu.id === choisi}
            onChoisi={() => onChoisi(lieu.id)}
          />
        ))}
      </fieldset>
      {autres > 0 && (
        <Button kind="quiet" size="sm" onClick={() => setIsTous(true)} className="m-2">
          {t('lieu.autres', { count: autres })}
        </Button>
      )}
    </div>
  );
}

interface LieuProps {
  lieu: LieuDeRetrait;
  jour: string;
  maintenant: Date | undefined;
  isChoisi: boolean;
  onChoisi: () => void;
}

function Lieu({ lieu, jour, maintenant, isChoisi, onChoisi }: LieuProps) {
  const t = useTexts('tunnel');
  const locale = useLocale();
  return (
    <div className="border-b border-line has-[input:checked]:bg-sel has-[input:checked]:shadow-[inset_3px_0_0_var(--color-link)] has-[input:focus-visible]:-outline-offset-2 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-focus">
      <label className="flex min-h-16 items-center gap-4 px-4 py-2.5 sm:px-6">
        <span className="min-w-0 flex-1 type-name">
          {nomMagasin(lieu.libelle)}
          {lieu.distance !== null && (
            <span className="type-body text-text-2">
              {' '}
              {t('lieu.distance', { distance: formatNombre(locale, lieu.distance, 0) })}
            </span>
          )}
          <span className="block type-meta text-text-2">
            {enLigne({ ...lieu, ...lieu.adresse })}
          </span>
          <EtatDuMagasin magasin={lieu} jour={jour} maintenant={maintenant} className="type-meta" />
        </span>
        <input
          type="radio"
          name="lieu"
          value={lieu.id}
          checked={isChoisi}
          onChange={onChoisi}
          className="size-5 shrink-0 appearance-none rounded-full border border-line-2 bg-bg outline-none transition-colors checked:border-6 checked:border-link"
        />
      </label>
      {isChoisi && (
        <div className="px-4 pb-3 sm:hidden">
          <SemaineOuverte horaires={lieu.horaires} />
        </div>
      )}
    </div>
  );
}
