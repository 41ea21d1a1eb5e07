/** The sections of the atelier: each file beside this one in `sections/` is one. */
import type { ComponentType } from 'react';
import type { TextKey } from '@comptoir/contract/words/texts.ts';
import type { Catalogues } from '../words/catalogues.ts';

interface SectionModule {
  /** Key of its title among the `atelier` messages. */
  title: TextKey<Catalogues['atelier']>;
  /** Rank on the page; the foundations come first, what says nothing comes last. */
  order?: number;
  default: ComponentType;
}

const modules = import.meta.glob<SectionModule>('./sections/*.section.tsx', { eager: true });

export const SECTIONS = Object.entries(modules)
  .map(([path, { title, order = 1000, default: Pieces }]) => ({
    id: path.replace('./sections/', '').replace('.section.tsx', ''),
    title,
    order,
    Pieces,
  }))
  .sort((a, b) => a.order - b.order || a.id.localeCompare(b.id, 'fr'));
