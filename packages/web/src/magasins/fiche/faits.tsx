import type { LucideIcon } from 'lucide-react';

export interface Fait {
  icon: LucideIcon;
  titre: string;
  texte: string;
}

interface Props {
  id: string;
  titre: string;
  faits: readonly Fait[];
}

/** Things worth knowing, in a ruled grid. */
export function Faits({ id, titre, faits }: Props) {
  return (
    <section
      aria-labelledby={id}
      className="below-fold mt-10 [--below-fold:400px] sm:[--below-fold:230px] lg:[--below-fold:152px]"
    >
      <h2 id={id} className="mb-3 type-h2">
        {titre}
      </h2>
      <ul className="grid border-t border-l border-line sm:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]">
        {faits.map(({ icon: Icon, titre: nom, texte }) => (
          <li key={nom} className="flex gap-3 border-r border-b border-line p-4">
            <Icon size={20} aria-hidden className="mt-0.5 shrink-0 text-text-2" />
            <div>
              <h3 className="type-name">{nom}</h3>
              <p className="mt-0.5 type-meta text-pretty text-text-2">{texte}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
