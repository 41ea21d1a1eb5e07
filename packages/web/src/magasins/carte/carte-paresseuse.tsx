/** The map of a page: its code comes once the page is alive, its place is kept from the start. */
import { startTransition, useEffect, useState } from 'react';
import { clsx } from 'clsx';
import type Carte from './carte-magasins.tsx';
import type { CarteProps } from './carte-magasins.tsx';

export function CarteParesseuse(props: CarteProps) {
  const [Dessin, setDessin] = useState<typeof Carte>();
  useEffect(() => {
    // Without its code there is the list.
    import('./carte-magasins.tsx').then(
      // Sixty marks and the outlines of a country: drawn between whatever else one does.
      (code) => startTransition(() => setDessin(() => code.default)),
      () => undefined,
    );
  }, []);
  return Dessin ? <Dessin {...props} /> : <div className={clsx('bg-sunk', props.className)} />;
}
