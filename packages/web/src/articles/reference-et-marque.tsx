/** « PVX-18-60 · Krafto »: where the line is broken, the sign begins what follows. */
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';

export function ReferenceEtMarque({
  article,
}: {
  article: Pick<ArticleVendu, 'reference' | 'marque'>;
}) {
  return (
    <>
      <span className="type-ref">{article.reference}</span>{' '}
      <span className="inline-block">{`·\u00a0${article.marque.nom}`}</span>
    </>
  );
}
