import { clsx } from 'clsx';
import type { Marque } from '@comptoir/contract/marques/marques.contract.ts';

// A brand without a drawn logo keeps one way of being set.
const COMPOSITIONS = [
  'font-[720] tracking-[-0.02em]',
  'font-[760] uppercase tracking-[0.04em]',
  'font-[620] lowercase tracking-[-0.02em]',
  'font-[480] uppercase tracking-[0.14em]',
] as const;

interface LogotypeProps {
  marque: Pick<Marque, 'id' | 'nom' | 'propre' | 'logo'>;
  className?: string;
}

/** The name of a brand as its sign. The shop's own stands on ink. */
export function Logotype({ marque, className }: LogotypeProps) {
  const { id, nom, propre, logo } = marque;
  if (logo !== null) {
    return (
      <span className={clsx('block rounded-control bg-tile p-4', className)}>
        <img
          src={logo}
          alt={nom}
          width={160}
          height={48}
          loading="lazy"
          decoding="async"
          className="mx-auto size-full max-w-44 object-contain"
        />
      </span>
    );
  }
  return (
    <span
      className={clsx(
        'flex items-center justify-center rounded-control px-3 text-center text-[1.125rem] leading-6 text-balance wrap-anywhere sm:text-[1.375rem] sm:leading-7',
        propre ? 'bg-ink text-on dark:bg-ink-3' : 'bg-sunk text-text',
        propre ? COMPOSITIONS[0] : COMPOSITIONS[id % COMPOSITIONS.length],
        className,
      )}
    >
      {nom}
    </span>
  );
}
