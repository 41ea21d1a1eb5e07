import { clsx } from 'clsx';

/** Without motion it pulses instead of turning. */
export function Spinner({ size = 16, className }: { size?: 14 | 16 | 20; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      className={clsx(
        'shrink-0 animate-spin stroke-current motion-reduce:animate-pulse',
        className,
      )}
    >
      <circle cx="8" cy="8" r="6.5" className="opacity-30" />
      <path d="M8 1.5a6.5 6.5 0 0 1 6.5 6.5" />
    </svg>
  );
}
