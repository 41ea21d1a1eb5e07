import { copyRows } from '../copy-rows.ts';
import { sql } from '@comptoir/server/db/sql.ts';
import type { Tx } from '@comptoir/server/db/transaction.ts';
import { createCalendrier, type Calendrier } from '../calendrier.ts';
import type { Seeder } from '../seed.ts';
import { withoutForeignKeys } from '../without-foreign-keys.ts';
import { listStock, type ArticleStocke, type Lieux } from './stock.ts';

export const stock: Seeder = { nom: 'stock', seed: seedStock };

// Read and written by turns: the connection cannot be asked while rows are copied through it.
const LOT = 50_000;

async function seedStock(tx: Tx): Promise<void> {
  const lieux = await findLieux(tx);
  const calendrier = await createCalendrier(tx);
  await withoutForeignKeys(tx, ['stock'], async () => {
    let apres = 0;
    for (;;) {
      const articles = await tx.query<ArticleStocke>(sql`
        select a.id, a.reference, a.popularite, a.multiple, (t.prix * 100)::int as prix, a.retire,
               a.sur_mesure as "surMesure"
          from article a
          join tarif t on t.article_id = a.id
         where a.id > ${apres}
         order by a.id
         limit ${LOT}`);
      const last = articles.at(-1);
      if (!last) break;
      apres = last.id;
      await copyLot(tx, articles, lieux, calendrier);
    }
  });
  await tx.execute(sql`analyze stock`);
}

async function findLieux(tx: Tx): Promise<Lieux> {
  const depots = await tx.query<{ id: number }>(sql`select id from depot order by id`);
  const magasins = await tx.query<{ id: number }>(
    sql`select id from magasin where type = 'magasin' order by id`,
  );
  return { depots: depots.map(({ id }) => id), magasins: magasins.map(({ id }) => id) };
}

function copyLot(
  tx: Tx,
  articles: readonly ArticleStocke[],
  lieux: Lieux,
  calendrier: Calendrier,
): Promise<number> {
  return copyRows(
    tx,
    'stock',
    ['article_id', 'lieu_id', 'quantite', 'attendu', 'attendu_le'],
    articles
      .values()
      .flatMap((article) => listStock(article, lieux))
      .map(
        ({ articleId, lieuId, quantite, attendu, attenduDans }) =>
          [
            articleId,
            lieuId,
            quantite,
            attendu,
            attenduDans === null ? null : jourOuvre(calendrier, attenduDans),
          ] as const,
      ),
  );
}

/** Lorries come from Monday to Friday. */
function jourOuvre(calendrier: Calendrier, jours: number): string {
  const day = new Date(calendrier(jours)).getUTCDay();
  return calendrier(jours + (day === 6 ? 2 : day === 0 ? 1 : 0));
}
