/** What replaces an article no longer sold. */
import type { LigneReconnue } from '@comptoir/contract/articles/references.contract.ts';
import type { Articles } from '../../articles/articles.public.ts';

// One that was replaced may have been replaced since; a longer chain is a mistake in the data.
const MAX_REMPLACEMENTS = 5;

/** Answers, for an article of the lines, those sold in its place: one, or none. */
export async function listRemplacants(
  articles: Articles,
  lignes: readonly LigneReconnue[],
): Promise<(articleId: number | null) => number[]> {
  const named = lignes.map(({ articleId }) => articleId).filter((id) => id !== null);
  const known = new Map(await articles.readArticles([...new Set(named)]));
  for (let turn = 0; turn < MAX_REMPLACEMENTS; turn++) {
    const missing = known
      .values()
      .map(({ retire, successeurId }) => (retire ? successeurId : null))
      .filter((id) => id !== null && !known.has(id))
      .toArray() as number[];
    if (missing.length === 0) break;
    for (const [id, article] of await articles.readArticles(missing)) known.set(id, article);
  }
  return (articleId) => {
    let article = articleId === null ? undefined : known.get(articleId);
    for (let turn = 0; turn <= MAX_REMPLACEMENTS && article?.retire; turn++) {
      article = article.successeurId === null ? undefined : known.get(article.successeurId);
    }
    return article && !article.retire && article.id !== articleId ? [article.id] : [];
  };
}
