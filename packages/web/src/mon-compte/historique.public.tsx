/** All that happened to an order or a quote, the last first. */
import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { formatDate, formatHeure } from '@comptoir/contract/words/formats.ts';
import { Timeline, type TimelineTone } from '../ui/section/timeline.tsx';
import { useLocale, useTexts } from '../words/use-texts.ts';
import { SectionCompte } from './section-compte.public.tsx';

interface Evenement<Genre> {
  genre: Genre;
  /** ISO date. */
  faitLe: string;
  /** Null: the shop. */
  auteur: string | null;
  motif: string | null;
}

/** What else is said of an event. */
export type DireDetail<E> = (evenement: E) => ReactNode;

interface Props<Genre extends string, E extends Evenement<Genre>> {
  evenements: readonly E[];
  looks: Readonly<Record<Genre, { icon: LucideIcon; tone?: TimelineTone }>>;
  dire: (genre: Genre) => string;
  detail?: DireDetail<E>;
}

export function Historique<Genre extends string, E extends Evenement<Genre>>({
  evenements,
  looks,
  dire,
  detail,
}: Props<Genre, E>) {
  const t = useTexts('mon-compte');
  const locale = useLocale();
  const maison = t('historique.maison');
  const entrees = evenements
    // Events of one instant come last first too.
    .toReversed()
    .toSorted((a, b) => b.faitLe.localeCompare(a.faitLe))
    .map((evenement, rang) => {
      const { genre, faitLe, auteur, motif } = evenement;
      return {
        key: `${genre} ${faitLe} ${rang}`,
        ...looks[genre],
        title: dire(genre),
        meta: `${formatDate(faitLe)} ${formatHeure(locale, faitLe)} · ${auteur ?? maison}`,
        note: motif ?? detail?.(evenement),
      };
    });
  return (
    <SectionCompte titre={t('historique.titre')}>
      <div className="mt-4">
        <Timeline entries={entrees} />
      </div>
    </SectionCompte>
  );
}
