import { clsx } from 'clsx';
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { LOGO } from '@comptoir/contract/enseigne/logo.ts';

/** The word takes the colour of the text around it; the counter keeps the colour of the action. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg
      viewBox={`0 0 ${LOGO.largeur} ${LOGO.hauteur}`}
      role="img"
      aria-label={enseigne.nom}
      className={clsx('block h-auto shrink-0', className)}
    >
      <path fill="currentColor" d={LOGO.mot} />
      <path className="fill-act" d={LOGO.comptoir} />
    </svg>
  );
}
