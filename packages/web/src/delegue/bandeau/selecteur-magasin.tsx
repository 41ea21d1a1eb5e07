import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { nomMagasin } from '../../articles/nom-magasin.public.ts';
import { usePage } from '../../page/page-context.ts';
import { useTexts } from '../../words/use-texts.ts';
import { magasinsQuery } from '../delegue.queries.ts';
import { BOITE } from './selecteur-utilisateur.tsx';
import { SURVOL } from './survol.ts';
import { useMagasin } from './use-magasin.ts';

/** The store whose stock and hours are shown: a list where there are several, else its name alone. */
export function SelecteurMagasin() {
  const t = useTexts('delegue');
  const id = useId();
  const context = useRouteContext({ from: '__root__' });
  const { magasin } = usePage().session;
  const { data: magasins } = useQuery(magasinsQuery(context));
  const choisir = useMagasin();
  const placeholder = t('magasin.placeholder');
  if (magasins && magasins.length < 2) {
    return (
      <div className={BOITE}>
        <span className="min-w-0 type-caption">
          {t('bandeau.magasin')}
          <span className="block truncate type-label">
            {magasin ? nomMagasin(magasin.libelle) : placeholder}
          </span>
        </span>
      </div>
    );
  }
  // Until the list is there, the present one stands in it alone: nothing moves when it comes.
  const options = magasins ?? (magasin ? [magasin] : []);
  return (
    <div className={`${BOITE} relative border border-del-l p-0! ${SURVOL}`}>
      <label htmlFor={id} className="pointer-events-none absolute top-1 left-3 type-caption">
        {t('bandeau.magasin')}
      </label>
      <select
        id={id}
        value={magasin?.id ?? ''}
        onChange={({ currentTarget }) => choisir(Number(currentTarget.value))}
        className="size-full appearance-none truncate rounded-control bg-transparent pt-4 pr-8 pl-3 type-label *:bg-bg *:text-text"
      >
        {!magasin && <option value="">{placeholder}</option>}
        {options.map(({ id: magasinId, libelle }) => (
          <option key={magasinId} value={magasinId}>
            {nomMagasin(libelle)}
          </option>
        ))}
      </select>
      <ChevronDown
        size={16}
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2"
      />
    </div>
  );
}
