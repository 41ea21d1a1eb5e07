import type { Lies } from '@comptoir/contract/produits/lies.contract.ts';
import type { Articles } from '../../articles/articles.public.ts';
import type { Demande } from '../../http/acteur.ts';
import type { LiesParLangue } from './lies-publics.ts';

export interface LiesDeps {
  lies: LiesParLangue;
  articles: Articles;
}

/** Around an article, with the prices of who asks; undefined: no such article. */
export async function listerLies(
  { lies, articles }: LiesDeps,
  demande: Demande,
  id: number,
): Promise<Lies | undefined> {
  const [celui, autour] = await Promise.all([
    articles.readArticles([id]),
    lies[demande.langue].read([id]),
  ]);
  const around = autour.get(id);
  if (!celui.has(id) || !around) return undefined;
  const { complements, equivalents, ensemble } = around;
  const ids = [...complements.map(({ articleId }) => articleId), ...equivalents, ...ensemble];
  const { jour, attributs, articles: vendus } = await articles.listArticlesVendus(demande, ids);
  return { jour, attributs, articles: vendus, complements, equivalents, ensemble };
}
