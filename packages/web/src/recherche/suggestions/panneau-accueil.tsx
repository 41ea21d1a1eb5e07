/** Before anything is typed. */
import { useTexts } from '../../words/use-texts.ts';
import type { PlaceOf } from './entree-ligne.tsx';
import { GroupeEntrees } from './groupe-entrees.tsx';
import { effacerTermes } from '../termes-recents.ts';
import type { Accueil } from './use-accueil.ts';

interface Props extends Omit<Accueil, 'cles'> {
  placeOf: PlaceOf;
  onFollow: () => void;
}

export function PanneauAccueil({ recents, frequents, rayons, placeOf, onFollow }: Props) {
  const t = useTexts('recherche');
  const common = { placeOf, onFollow };
  return (
    <div className="flex min-h-0 flex-1 max-sm:flex-none max-sm:flex-col">
      <div className="bg-sunk pb-3 max-sm:border-b sm:w-44 lg:w-58 sm:shrink-0 sm:overflow-y-auto sm:border-r">
        {recents.length > 0 ? (
          <GroupeEntrees
            {...common}
            titre={t('suggestions.recentes')}
            entrees={recents}
            isRemovable
            action={
              <button
                type="button"
                tabIndex={-1}
                onClick={effacerTermes}
                className="rounded-control type-head text-link hover:underline max-sm:min-h-11 pointer-coarse:min-h-11"
              >
                {t('suggestions.toutEffacer')}
              </button>
            }
          />
        ) : (
          <div className="px-4 pt-3">
            <div className="type-head text-text-2">{t('suggestions.recentes')}</div>
            <div className="mt-1 type-meta text-text-2">{t('suggestions.recentesVides')}</div>
          </div>
        )}
      </div>
      <div className="min-w-0 flex-1 pb-3 sm:overflow-y-auto">
        {frequents.length > 0 && (
          <GroupeEntrees
            {...common}
            titre={t('suggestions.frequentes')}
            entrees={frequents}
            listClassName="lg:grid lg:grid-cols-3"
          />
        )}
        {rayons.length > 0 && (
          <GroupeEntrees
            {...common}
            titre={t('suggestions.rayons')}
            entrees={rayons}
            listClassName="sm:grid sm:grid-cols-2 sm:gap-x-4"
          />
        )}
      </div>
    </div>
  );
}
