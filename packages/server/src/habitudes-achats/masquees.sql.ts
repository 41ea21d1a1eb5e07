import { sql } from '../db/sql.ts';
import type { Tx } from '../db/transaction.ts';

interface Masquee {
  compteId: number;
  articleId: number;
  masquee: boolean;
}

/** False: the company never bought it. */
export async function updateMasquee(
  tx: Tx,
  { compteId, articleId, masquee }: Masquee,
): Promise<boolean> {
  const changed = await tx.execute(sql`
    update habitude set masquee = ${masquee}
     where compte_id = ${compteId} and article_id = ${articleId}`);
  return changed > 0;
}
