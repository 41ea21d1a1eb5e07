import { useId, type ReactNode } from 'react';
import { Lien } from '../../page/lien.tsx';

interface SectionProps {
  titre: string;
  /** Beside the title. */
  note?: ReactNode;
  /** Under it. */
  texte?: string;
  lien?: { href: string; libelle: string };
  className?: string;
  children: ReactNode;
}

/** A part of the home page under its title. */
export function Section({ titre, note, texte, lien, className, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <div>
          <div className="flex flex-wrap items-baseline gap-x-4">
            <h2 id={id} className="type-h2">
              {titre}
            </h2>
            {note && <p className="type-meta text-text-2">{note}</p>}
          </div>
          {texte && <p className="mt-1 type-body text-text-2">{texte}</p>}
        </div>
        {lien && (
          <Lien
            href={lien.href}
            className="flex min-h-6 shrink-0 items-center type-body text-link hover:underline pointer-coarse:min-h-11"
          >
            {lien.libelle}
          </Lien>
        )}
      </div>
      {children}
    </section>
  );
}
