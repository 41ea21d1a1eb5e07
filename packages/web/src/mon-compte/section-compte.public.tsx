import { useId, type ReactNode } from 'react';

interface SectionProps {
  titre: string;
  /** Under the title. */
  texte?: string;
  /** At the right of the title. */
  fin?: ReactNode;
  children: ReactNode;
}

/** A part of an account page, under its rule. */
export function SectionCompte({ titre, texte, fin, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b-2 border-text pb-2">
        <h2 id={id} className="type-h2">
          {titre}
        </h2>
        {fin}
      </div>
      {texte && <p className="mt-3 max-w-160 text-pretty text-text-2">{texte}</p>}
      {children}
    </section>
  );
}
