import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface Props {
  titre: ReactNode;
  detail: ReactNode;
  /** Until when, or since when. */
  alerte?: ReactNode;
  presse?: boolean;
  /** What went wrong. */
  erreur?: string | undefined;
  /** The button that settles it. */
  children: ReactNode;
}

export function LigneAFaire({ titre, detail, alerte, presse = false, erreur, children }: Props) {
  return (
    <li className="py-3">
      <div className="flex items-center justify-between gap-4">
        <div className="min-w-0">
          <p className="type-name text-pretty">{titre}</p>
          <p className="type-meta text-pretty text-text-2">
            {detail}
            {alerte && (
              <>
                {' · '}
                <span className={clsx(presse && 'text-warn')}>{alerte}</span>
              </>
            )}
          </p>
        </div>
        <div className="shrink-0">{children}</div>
      </div>
      {erreur && (
        <p role="alert" className="mt-1 type-meta text-err">
          {erreur}
        </p>
      )}
    </li>
  );
}
