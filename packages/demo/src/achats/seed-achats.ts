import { copyRows } from '../copy-rows.ts';
import { sql } from '@comptoir/server/db/sql.ts';
import type { Tx } from '@comptoir/server/db/transaction.ts';
import { createCalendrier } from '../calendrier.ts';
import type { Seeder } from '../seed.ts';
import { listAchats, type ArticleAchetable, type CompteAcheteur } from './achats.ts';

export const achats: Seeder = { nom: 'achats', seed: seedAchats };

// Customers buy what sells.
const COURANTS = 4000;

async function seedAchats(tx: Tx): Promise<void> {
  const calendrier = await createCalendrier(tx);
  const comptes = await tx.query<CompteAcheteur>(
    sql`select id, code, metier from compte order by id`,
  );
  const articles = await tx.query<ArticleAchetable>(sql`
    select a.id, a.multiple, a.minimum,
           array(
             select u.code
               from univers_metier_produit up
               join univers_metier u on u.id = up.univers_metier_id
              where up.produit_id = a.produit_id
           ) as metiers
      from article a
     where not a.retire
     order by a.popularite desc, a.id
     limit ${COURANTS}`);
  await copyRows(
    tx,
    'achat',
    ['compte_id', 'article_id', 'nombre', 'quantite', 'dernier_le'],
    listAchats(comptes, articles).map(({ compteId, articleId, nombre, quantite, jours }) => [
      compteId,
      articleId,
      nombre,
      quantite,
      calendrier(-jours),
    ]),
  );
  await tx.execute(sql`analyze achat`);
}
