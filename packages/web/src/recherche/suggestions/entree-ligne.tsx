/** One proposal of the panel that is not an article: a row of the grid with one link. */
import { clsx } from 'clsx';
import { FileText, Folder, History, Search, Tag, X, type LucideIcon } from 'lucide-react';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { Lien } from '../../page/lien.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import type { Entree } from './entrees.ts';
import { retirerTerme } from '../termes-recents.ts';

/** Where an item stands in the document, and whether the keys are on it. */
export interface Place {
  id: string;
  isActive: boolean;
}

export type PlaceOf = (cle: string) => Place;

const ICONS: Record<Entree['icone'], LucideIcon> = {
  recent: History,
  terme: Search,
  noeud: Folder,
  marque: Tag,
  contenu: FileText,
};

interface EntreeLigneProps {
  entree: Entree;
  place: Place;
  onFollow: () => void;
  /** A search of one's own may be taken away. */
  isRemovable?: boolean;
}

export function EntreeLigne({ entree, place, onFollow, isRemovable = false }: EntreeLigneProps) {
  const t = useTexts('recherche');
  const locale = useLocale();
  const Icon = ICONS[entree.icone];
  return (
    <div role="row" className="group/entree flex items-center">
      <div
        role="gridcell"
        id={place.id}
        aria-selected={place.isActive}
        className={clsx('min-w-0 flex-1', place.isActive && ACTIVE)}
      >
        <Lien
          href={entree.href}
          tabIndex={-1}
          onClick={onFollow}
          className="flex min-h-7 items-center gap-2 px-4 type-meta hover:bg-sunk-2 max-sm:min-h-11 max-sm:gap-3 max-sm:text-[1rem] pointer-coarse:min-h-11"
        >
          <Icon size={16} aria-hidden className="shrink-0" />
          <span className="min-w-0 flex-1 py-1 text-pretty wrap-anywhere">{entree.libelle}</span>
          {entree.nombre !== undefined && <span>{formatNombre(locale, entree.nombre)}</span>}
        </Lien>
      </div>
      {isRemovable && (
        <div role="gridcell">
          <button
            type="button"
            tabIndex={-1}
            aria-label={t('suggestions.retirer', { terme: entree.libelle })}
            onClick={() => retirerTerme(entree.libelle)}
            className="flex size-7 items-center justify-center rounded-control hover:bg-sunk-2 max-sm:size-11 pointer-coarse:size-11"
          >
            <X size={16} aria-hidden />
          </button>
        </div>
      )}
    </div>
  );
}

export const ACTIVE = 'bg-sel shadow-[inset_3px_0_0_var(--color-link)]';
