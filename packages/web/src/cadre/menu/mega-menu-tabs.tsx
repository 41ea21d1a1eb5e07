import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import type { Rayon } from './rayons.ts';

interface MegaMenuTabsProps {
  rayons: readonly Rayon[];
  chosen: number;
  label: string;
  tabId: string;
  onChoose: (index: number) => void;
}

/** Tabs in a column; the one that has the focus is the one that is shown. */
export function MegaMenuTabs({ rayons, chosen, label, tabId, onChoose }: MegaMenuTabsProps) {
  return (
    <div role="tablist" aria-orientation="vertical" aria-label={label}>
      {rayons.map((rayon, index) => (
        <button
          key={rayon.code}
          type="button"
          role="tab"
          id={`${tabId}-${rayon.code}`}
          aria-selected={index === chosen}
          aria-controls={`${tabId}-pane`}
          tabIndex={index === chosen ? 0 : -1}
          onClick={() => onChoose(index)}
          onFocus={() => onChoose(index)}
          className={clsx(
            'flex min-h-10 w-full items-center justify-between border-l-3 py-1 pr-4 pl-4.5 text-left type-body -outline-offset-2 pointer-coarse:min-h-11',
            index === chosen
              ? 'border-text bg-bg font-[600]'
              : 'border-transparent hover:bg-sunk-2',
          )}
        >
          {rayon.libelle}
          <ChevronRight size={16} aria-hidden />
        </button>
      ))}
    </div>
  );
}
