import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { whenNear } from '../when-near.ts';
import { useIdsVus } from './vus-recemment-store.ts';

const RangeeVus = lazy(() => import('./rangee-vus.tsx'));

interface Props {
  /** The article of the page itself. */
  sauf?: number;
}

/** Far below the fold: its code and its articles are asked for when one comes near. */
export function VusRecemment({ sauf }: Props) {
  const ids = useIdsVus().filter((id) => id !== sauf);
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  const isEmpty = ids.length === 0;
  useEffect(() => {
    if (!place.current) return;
    return whenNear(place.current, () => setIsNear(true));
  }, [isEmpty]);
  if (isEmpty) return null;
  return (
    <div ref={place} className="min-h-72">
      {isNear && (
        <Suspense>
          <RangeeVus ids={ids} />
        </Suspense>
      )}
    </div>
  );
}
