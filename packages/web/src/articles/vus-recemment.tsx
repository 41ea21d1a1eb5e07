import { latePart } from '../loading/late-part.tsx';
import { useIdsVus } from './vus-recemment-store.ts';

/** Far below the fold: its code and its articles are fetched as it nears the screen. */
const rangee = latePart({ load: () => import('./rangee-vus.tsx'), when: 'near' });

interface Props {
  /** The article of the page itself. */
  sauf?: number;
}

export function VusRecemment({ sauf }: Props) {
  const ids = useIdsVus().filter((id) => id !== sauf);
  return ids.length > 0 && <rangee.Part ids={ids} placeClass="min-h-72" />;
}
