import type { LucideIcon } from 'lucide-react';
import { Lien } from '../page/lien.tsx';

export interface LinkRow {
  icon: LucideIcon;
  libelle: string;
  detail?: string;
  href: string;
}

interface LinkRowsProps {
  title: string;
  rows: readonly LinkRow[];
}

/** What one may do from here, one ruled row each. */
export function LinkRows({ title, rows }: LinkRowsProps) {
  return (
    <section>
      <h2 className="border-b border-line-2 pb-2 type-name">{title}</h2>
      <ul>
        {rows.map(({ icon: Icon, libelle, detail, href }) => (
          <li key={href} className="border-b">
            <Lien
              href={href}
              className="flex min-h-13 items-center gap-3 py-2 -outline-offset-2 hover:bg-sunk"
            >
              <Icon size={20} aria-hidden className="shrink-0 text-text-2" />
              <span className="type-name">
                {libelle}
                {detail && (
                  <span className="ml-3 type-meta text-text-2 max-sm:ml-0 max-sm:block">
                    {detail}
                  </span>
                )}
              </span>
            </Lien>
          </li>
        ))}
      </ul>
    </section>
  );
}
