import { useId, type ReactNode } from 'react';
import { Lien } from '../../lien.tsx';

interface RangeesProps {
  titre: string;
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
        <Lien
          href={lien.href}
          className="flex min-h-6 items-center type-body text-link hover:underline pointer-coarse:min-h-11"
        >
          {lien.libelle}
        </Lien>
      </div>
      <ul className="divide-y divide-line border-b">{children}</ul>
    </section>
  );
}
