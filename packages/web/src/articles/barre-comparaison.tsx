import { lazy, Suspense } from 'react';
import { useComparaison } from './comparaison.ts';

const PanneauComparaison = lazy(() => import('./panneau-comparaison.tsx'));

/** At the foot of pages that list or show articles; nothing until one is chosen. */
export function BarreComparaison() {
  const { ids } = useComparaison();
  if (ids.length === 0) return null;
  return (
    <Suspense>
      <PanneauComparaison />
    </Suspense>
  );
}
