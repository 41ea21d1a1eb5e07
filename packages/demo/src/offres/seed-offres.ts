/** Offers and promotions that run today, on what the catalogue holds. */
import { copyRows } from '../copy-rows.ts';
import { sql } from '@comptoir/server/db/sql.ts';
import type { Tx } from '@comptoir/server/db/transaction.ts';
import { createCalendrier } from '../calendrier.ts';
import { troisColonnes, troisSlugs, troisTextes } from '../catalogue/chargement/colonnes.ts';
import type { Seeder } from '../seed.ts';
import { OFFRES } from './offres.ts';
import { listPromotions } from './promotions.ts';

export const offres: Seeder = { nom: 'offres', seed: seedOffres };

async function seedOffres(tx: Tx): Promise<void> {
  const calendrier = await createCalendrier(tx);
  await copyRows(
    tx,
    'offre',
    [
      'id',
      'code',
      'rang',
      'debut',
      'fin',
      ...troisColonnes('titre'),
      ...troisColonnes('slug'),
      ...troisColonnes('accroche'),
    ],
    OFFRES.map(({ code, titre, accroche, duree }, i) => [
      i + 1,
      code,
      i,
      calendrier(-7),
      calendrier(duree),
      ...troisTextes(titre),
      ...troisSlugs(titre),
      ...troisTextes(accroche),
    ]),
  );
  for (const [i, { selection }] of OFFRES.entries()) {
    const articles = await tx.query<{ id: number }>(selection);
    await copyRows(
      tx,
      'offre_article',
      ['offre_id', 'article_id', 'rang'],
      articles.map(({ id }, rang) => [i + 1, id, rang]),
    );
  }
  await copyPromotions(tx);
  await tx.execute(sql`select setval('offre_id_seq', max(id)) from offre`);
  await tx.execute(sql`select setval('promotion_id_seq', max(id)) from promotion`);
  await tx.execute(sql`analyze offre, offre_article, promotion, promotion_cible`);
}

async function copyPromotions(tx: Tx): Promise<void> {
  const calendrier = await createCalendrier(tx);
  const promotions = await listPromotions(tx);
  await copyRows(
    tx,
    'promotion',
    [
      'id',
      'code',
      'offre_id',
      'type',
      'valeur',
      'cumulable',
      'debut',
      'fin',
      ...troisColonnes('titre'),
      ...troisColonnes('slug'),
      ...troisColonnes('texte'),
    ],
    promotions.map((promotion, i) => [
      i + 1,
      promotion.code,
      promotion.offre ? OFFRES.findIndex(({ code }) => code === promotion.offre) + 1 : null,
      promotion.type,
      promotion.valeur,
      promotion.cumulable,
      calendrier(promotion.debut),
      calendrier(promotion.fin),
      ...troisTextes(promotion.titre),
      ...troisSlugs(promotion.titre),
      ...troisTextes(promotion.texte),
    ]),
  );
  await copyRows(
    tx,
    'promotion_cible',
    ['promotion_id', 'article_id', 'noeud_id', 'marque_id'],
    promotions.flatMap(({ cibles }, i) =>
      cibles.map(
        ({ articleId = null, noeudId = null, marqueId = null }) =>
          [i + 1, articleId, noeudId, marqueId] as const,
      ),
    ),
  );
}
