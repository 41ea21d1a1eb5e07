import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import { BoutonListe } from './bouton-liste.tsx';

interface Props {
  article: Pick<ArticleVendu, 'id' | 'reference' | 'minimum' | 'retire'>;
  quantite?: number;
  /** Instead of the bare reference. */
  children?: ReactNode;
  className?: string;
}

/** Under the name on a row or a small card: the reference, and the way from there to a list. */
export function ReferenceRangee({ article, quantite, children, className }: Props) {
  return (
    <span className={clsx('flex items-center gap-x-1 type-caption text-text-2', className)}>
      <span className="min-w-0">
        {children ?? <span className="type-ref">{article.reference}</span>}
      </span>
      <BoutonListe
        article={article}
        {...(quantite !== undefined && { quantite })}
        variant="icone"
        // As high as its line for the layout; above the name, as large as a finger for who taps.
        className="relative -my-1 shrink-0 max-sm:-my-3.5 pointer-coarse:-my-3.5"
      />
    </span>
  );
}
