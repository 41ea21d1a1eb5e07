import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon?: LucideIcon;
  title: string;
  /** What was kept, and what to do. */
  children?: ReactNode;
  /** A field or buttons: the page goes on working. */
  actions?: ReactNode;
}

export function EmptyState({ icon: Icon, title, children, actions }: EmptyStateProps) {
  return (
    <div className="flex max-w-140 flex-col items-start gap-4 py-8">
      {Icon && <Icon size={24} aria-hidden className="text-text-2" />}
      <div>
        <h2 className="type-h2">{title}</h2>
        {children && <div className="mt-1 text-text-2">{children}</div>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-3">{actions}</div>}
    </div>
  );
}
