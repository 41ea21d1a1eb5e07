/** The map of a page: its code comes when one comes near, its place is kept from the start. */
import { startTransition, useEffect, useRef, useState } from 'react';
import { clsx } from 'clsx';
import { whenNear } from '../../when-near.ts';
import type Carte from './carte-magasins.tsx';
import type { CarteProps } from './carte-magasins.tsx';
import type { Taille } from './use-taille.ts';

export function CarteParesseuse(props: Omit<CarteProps, 'taille'>) {
  const place = useRef<HTMLDivElement>(null);
  const [dessin, setDessin] = useState<{ Dessin: typeof Carte; taille: Taille }>();
  useEffect(() => {
    if (!place.current) return;
    return whenNear(place.current, ({ width, height }) => {
      import('./carte-magasins.tsx').then(
        ({ default: Dessin }) => {
          const taille = { largeur: width, hauteur: height };
          // Sixty marks and the outlines of a country: drawn between whatever else one does.
          startTransition(() => setDessin({ Dessin, taille }));
        },
        // Without its code there is the list.
        () => undefined,
      );
    });
  }, []);
  if (!dessin) return <div ref={place} className={clsx('bg-sunk', props.className)} />;
  return <dessin.Dessin {...props} taille={dessin.taille} />;
}
