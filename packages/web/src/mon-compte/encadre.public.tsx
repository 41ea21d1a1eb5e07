/** Beside the lines of an order or a quote: what it comes to, where it goes, who pays. */
import type { ReactNode } from 'react';

export function Encadre({ children }: { children: ReactNode }) {
  return (
    <aside className="divide-y divide-line rounded-card border border-line-2 box-decoration-clone">
      {children}
    </aside>
  );
}

export function BlocEncadre({ titre, children }: { titre: string; children: ReactNode }) {
  return (
    <section className="px-5 py-4">
      <h2 className="type-label text-text-2">{titre}</h2>
      <div className="mt-1">{children}</div>
    </section>
  );
}
