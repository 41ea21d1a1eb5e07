import { latePart } from '../../loading/late-part.tsx';
import { useComparaison } from './comparaison.ts';

const panneau = latePart({ load: () => import('./panneau-comparaison.tsx') });

/** At the foot of pages that list or show articles; nothing until one is chosen. */
export function BarreComparaison() {
  return useComparaison().ids.length > 0 && <panneau.Part />;
}
