/** What one press does: the whole order is collected there, or the store becomes one's own. */
import { Check } from 'lucide-react';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { jourDit } from '@comptoir/contract/words/jours-dits.ts';
import { nomMagasin } from '../../articles/nom-magasin.public.ts';
import { Button } from '../../ui/button/button.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import type { MagasinProps } from './magasin-props.ts';

type Props = Omit<MagasinProps, 'maintenant'>;

export function ActionRetrait({ magasin, jour, total, choisi, retirer }: Props) {
  const t = useTexts('plan-retrait');
  const { id, libelle, lignesPretes } = magasin;
  const isEntier = lignesPretes === total;
  const action = isEntier && retirer.mot === 'connecte' ? 'tout' : retirer.mot;
  return (
    <div className="mt-auto pt-3">
      {!isEntier && <Partie magasin={magasin} jour={jour} total={total} />}
      {id === choisi ? (
        <p className="flex min-h-11 items-center gap-2 type-button text-ok">
          <Check size={20} aria-hidden />
          {t(retirer.mot === 'visiteur' ? 'action.mien' : 'action.choisi')}
        </p>
      ) : (
        <Button
          block
          kind={isEntier ? 'solid' : 'outline'}
          busy={retirer.enCours === id}
          onClick={() => retirer.choisir(id)}
        >
          {t(`action.${action}`)}
          <span className="sr-only"> {nomMagasin(libelle)}</span>
        </Button>
      )}
    </div>
  );
}

/** One order, one store: what it lacks is brought there. */
function Partie({ magasin, jour, total }: Pick<Props, 'magasin' | 'jour' | 'total'>) {
  const t = useTexts('plan-retrait');
  const locale = useLocale();
  const { lignesPretes, dernierJour } = magasin;
  if (dernierJour === null) return null;
  return (
    <p className="mb-2 type-meta text-text-2">
      {t('toute.partie', {
        count: lignesPretes,
        pretes: formatNombre(locale, lignesPretes),
        lignes: formatNombre(locale, total),
        jour: jourDit(locale, dernierJour, jour),
      })}
    </p>
  );
}
