/** The map of a page: its code is fetched as it nears the screen, its place is kept from the start. */
import { useRef, useState } from 'react';
import { clsx } from 'clsx';
import { latePart } from '../../loading/late-part.tsx';
import type { CarteProps } from './carte-magasins.tsx';
import type { Taille } from './use-taille.ts';

const carte = latePart({ load: () => import('./carte-magasins.tsx'), when: 'near', ssr: false });

/** Without its code there is the list. */
export function CarteParesseuse({ className, ...props }: Omit<CarteProps, 'taille'>) {
  const place = useRef<HTMLDivElement>(null);
  const [taille, setTaille] = useState<Taille>();
  // Known before it is drawn: it is drawn once.
  const measure = () => {
    if (!place.current) return;
    const { width, height } = place.current.getBoundingClientRect();
    setTaille({ largeur: width, hauteur: height });
  };
  return (
    <carte.Part
      {...props}
      {...(taille && { taille })}
      placeClass={clsx('bg-sunk', className)}
      className="size-full"
      fallback={<div ref={place} className="size-full" />}
      onArrival={measure}
    />
  );
}
