import { useId, type ReactNode } from 'react';
import { Lien } from '../../page/lien.tsx';
import { isPageOuverte } from '../../page/page-ouverte.ts';

interface RangeesProps {
  titre: string;
  /** Shown once its page exists. */
  lien: { href: string; libelle: string };
  children: ReactNode;
}

/** A short list under a thick line, with the way to the whole of it. */
export function Rangees({ titre, lien, children }: RangeesProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="flex items-baseline justify-between gap-4 border-b-2 border-text pb-2">
        <h2 id={id} className="type-h2">
          {titre}
        </h2>
        {isPageOuverte(lien.href) && (
          <Lien
            href={lien.href}
            className="flex min-h-6 items-center type-body text-link hover:underline pointer-coarse:min-h-11"
          >
            {lien.libelle}
          </Lien>
        )}
      </div>
      <ul className="divide-y divide-line border-b">{children}</ul>
    </section>
  );
}
