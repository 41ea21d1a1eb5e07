import { copyRows } from '../copy-rows.ts';
import { sql } from '@comptoir/server/db/sql.ts';
import type { Tx } from '@comptoir/server/db/transaction.ts';
import type { TailleDemo } from '@comptoir/server/config.ts';
import { createCalendrier, type Calendrier } from '../calendrier.ts';
import { loadCategories } from '../catalogue/catalogue.ts';
import { genererCatalogue, type ArticleGenere } from '../catalogue/generer.ts';
import type { Seeder } from '../seed.ts';
import { withoutForeignKeys } from '../without-foreign-keys.ts';
import { presenceOf } from './presence.ts';
import { listStock, type ArticleStocke, type Lieux } from './stock.ts';

export const stock: Seeder = { nom: 'stock', seed: seedStock };

async function seedStock(tx: Tx, taille: TailleDemo): Promise<void> {
  const lieux = await findLieux(tx);
  const calendrier = await createCalendrier(tx);
  const { articles } = genererCatalogue(await loadCategories(), taille);
  const stockes = articles().map((article) => toStocke(article, taille));
  await withoutForeignKeys(tx, ['stock'], async () => {
    await copyStock(tx, stockes, lieux, calendrier);
  });
  await tx.execute(sql`analyze stock`);
}

function toStocke(article: ArticleGenere, taille: TailleDemo): ArticleStocke {
  const { id, reference, popularite, prix, retire, declinaison, produit } = article;
  return {
    id,
    reference,
    popularite,
    multiple: declinaison.multiple,
    prix,
    retire,
    surMesure: produit.modele.surMesure ?? false,
    presence: presenceOf(article, taille),
  };
}

async function findLieux(tx: Tx): Promise<Lieux> {
  const depots = await tx.query<{ id: number }>(sql`select id from depot order by id`);
  const magasins = await tx.query<{ id: number }>(
    sql`select id from magasin where type = 'magasin' order by id`,
  );
  return { depots: depots.map(({ id }) => id), magasins: magasins.map(({ id }) => id) };
}

function copyStock(
  tx: Tx,
  articles: IteratorObject<ArticleStocke>,
  lieux: Lieux,
  calendrier: Calendrier,
): Promise<number> {
  return copyRows(
    tx,
    'stock',
    ['article_id', 'lieu_id', 'quantite', 'attendu', 'attendu_le'],
    articles
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
