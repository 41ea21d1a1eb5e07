import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { EntreeLigne, type PlaceOf } from './entree-ligne.tsx';
import type { Entree } from './entrees.ts';

interface GroupeProps {
  titre: string;
  entrees: readonly Entree[];
  placeOf: PlaceOf;
  onFollow: () => void;
  /** At the end of its title: a cell of its own. */
  action?: ReactNode;
  isRemovable?: boolean;
  className?: string;
  /** Around the rows. */
  listClassName?: string;
}

/** Proposals of one kind under their name. */
export function GroupeEntrees({ titre, entrees, placeOf, onFollow, ...props }: GroupeProps) {
  const { action, isRemovable = false, className, listClassName } = props;
  return (
    <div role="rowgroup" aria-label={titre} className={clsx('pt-2.5', className)}>
      <div role={action ? 'row' : undefined} className="flex min-h-6 items-center px-4">
        <div aria-hidden="true" className="flex-1 type-head text-text-2">
          {titre}
        </div>
        {action && <div role="gridcell">{action}</div>}
      </div>
      <div className={listClassName}>
        {entrees.map((entree) => (
          <EntreeLigne
            key={entree.cle}
            entree={entree}
            place={placeOf(entree.cle)}
            onFollow={onFollow}
            isRemovable={isRemovable}
          />
        ))}
      </div>
    </div>
  );
}
