/** Each wall as one sees it from the room. */
import { useMemo, type PointerEvent } from 'react';
import {
  dessinerElevation,
  lignesEnElevation,
} from '@comptoir/contract/cuisine/dessin-elevation.ts';
import { useTexts } from '../../words/use-texts.ts';
import { direLigne } from '../dire-plan.ts';
import type { Cuisine } from '../use-cuisine.ts';
import { DessinSvg } from './dessin-svg.tsx';

export function VueElevations({ cuisine, className }: { cuisine: Cuisine; className: string }) {
  const t = useTexts('cuisine');
  const { plan, choisi, choisir } = cuisine;
  const dessins = useMemo(
    () => lignesEnElevation(plan).map((nom) => ({ nom, dessin: dessinerElevation(plan, nom) })),
    [plan],
  );
  const onPointerDown = (event: PointerEvent) => {
    const cible = (event.target as Element).closest('[data-element]');
    choisir(cible?.getAttribute('data-element') ?? undefined);
  };
  return (
    <section
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
      tabIndex={0}
      aria-label={t('vues.elevations')}
      className={`${className} overflow-y-auto`}
    >
      {dessins.length === 0 && (
        <p className="p-4 type-body text-text-2">{t('dessin.sansElement')}</p>
      )}
      {dessins.map(({ nom, dessin }) => (
        <figure key={nom} className="px-4 pt-3">
          <figcaption className="type-label">{direLigne(t, nom)}</figcaption>
          <DessinSvg
            dessin={dessin}
            label={t('dessin.elevation', { ligne: direLigne(t, nom) })}
            choisi={choisi?.id}
            className="mx-auto max-h-100 w-full"
            pointer={{ onPointerDown }}
          />
        </figure>
      ))}
      {/* Faint over the wall that goes on below, and past the end of the last one. */}
      <div
        aria-hidden
        className="pointer-events-none sticky bottom-0 h-10 bg-linear-to-t from-bg to-transparent"
      />
    </section>
  );
}
