/** Stands where the overlay will, as large as it will be, while its code is late. */
import { Skeleton } from '../ui/notice/skeleton.tsx';
import type { OverlaySize } from './overlay-entry.ts';
import { panelClass } from './panel-class.ts';

export function OverlaySkeleton({ size }: { size: OverlaySize }) {
  return (
    <div aria-hidden="true" className={panelClass(size)}>
      <div className="flex flex-col gap-4 p-6">
        <Skeleton delayed={false} className="h-6 w-1/2" />
        <Skeleton delayed={false} className="h-4 w-full" />
        <Skeleton delayed={false} className="h-4 w-5/6" />
        <Skeleton delayed={false} className="h-4 w-2/3" />
        <Skeleton delayed={false} className="mt-4 h-10 w-40 self-end" />
      </div>
    </div>
  );
}
