import { clsx } from 'clsx';

interface SkeletonProps {
  className?: string;
  /** False where something already waited the 300 ms. */
  delayed?: boolean;
}

/**
 * A box of the size of what is awaited. Unseen for the first 300 ms, then it breathes: what arrives
 * sooner never flashes.
 */
export function Skeleton({ className, delayed = true }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'block shrink-0 rounded-badge',
        delayed && 'transition-opacity delay-300 duration-0 starting:opacity-0',
        className,
      )}
    >
      <span className="block size-full animate-pulse rounded-[inherit] bg-sunk-2" />
    </span>
  );
}
