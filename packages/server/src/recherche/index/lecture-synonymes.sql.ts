/** Other words for the same thing, as the shop's staff keep them. */
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Db } from '../../db/pool.ts';
import { sql } from '../../db/sql.ts';

export interface SynonymeRow {
  langue: Locale;
  terme: string;
  equivalents: string[];
  /** `deux`: each stands for the other; `un`: the term stands for its equivalents alone. */
  sens: 'deux' | 'un';
}

export function listSynonymes(db: Db): Promise<SynonymeRow[]> {
  return db.query(
    sql`select langue, terme, equivalents, sens from synonyme order by langue, terme`,
  );
}
