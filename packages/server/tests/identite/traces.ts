/** What someone leaves behind when they use the shop: a review, questions, a list… */
import type { Pool } from '../../src/db/pool.ts';
import { sql } from '../../src/db/sql.ts';
import { MOREL, type Golden } from '../articles/golden.ts';
import { produitOf } from '../avis/acheteurs.ts';
import { insertPages } from '../contenus/contenus.ts';
import {
  CHOIX,
  ID,
  insertQuestions,
  insertSondage,
  QUESTIONS,
} from '../sondages/sondages-de-test.ts';
import { insertDelegue } from './personnes.ts';

/** What the buyer of Morel leaves behind; returns their id. */
export async function insertTraces(pool: Pool, { vis, morel }: Golden): Promise<number> {
  const { id } = await pool.one<{ id: number }>(
    sql`select id from utilisateur where email = ${MOREL}`,
  );
  const produit = await produitOf(pool, vis);
  await pool.execute(sql`
    insert into avis (produit_id, utilisateur_id, compte_id, note, titre, texte, langue, metier,
      auteur, statut)
    values (${produit}, ${id}, ${morel}, 5, 'Bonnes vis', 'Elles tiennent.', 'en', 'menuisier',
      'Anne M.', 'publie')`);
  await pool.execute(sql`
    insert into question (produit_id, nom, email, texte, langue, reponse, auteur_reponse,
      repondu_le, publie)
    values (${produit}, 'Anne Morel', 'Achats@Morel.test', 'Et le chêne ?', 'fr', 'Oui.', 'Luc',
        now(), true),
      (null, 'Anne Morel', ${MOREL}, 'Sans réponse encore', 'fr', null, null, null, false)`);
  await pool.execute(sql`
    with liste as (
      insert into liste_achats (utilisateur_id, libelle) values (${id}, 'Atelier') returning id
    )
    insert into liste_achats_ligne (liste_id, article_id, rang, quantite)
    select id, ${vis}, 1, 12 from liste`);
  await pool.execute(sql`
    insert into journal_delegue (delegue_id, compte_id, utilisateur_id, action)
    values (${await insertDelegue(pool, 'DK07')}, ${morel}, ${id}, 'panier-ajout')`);
  await pool.execute(sql`
    insert into demande_compte (email, prenom, nom, siret, raison_sociale, metier,
      adresse_ligne1, code_postal, ville, langue)
    values (${MOREL}, 'Anne', 'Morel', '00020000000016', 'Projet', 'menuisier',
      '1 rue', '44000', 'Nantes', 'fr')`);
  await insertSondage(pool);
  await insertQuestions(pool);
  await pool.execute(sql`
    with reponse as (
      insert into sondage_reponse (sondage_id, utilisateur_id) values (${ID}, ${id}) returning id
    )
    insert into sondage_valeur (reponse_id, question_id, choix_id)
    select id, ${QUESTIONS.heure}, ${CHOIX.six} from reponse`);
  await insertPages(pool);
  await pool.execute(sql`
    insert into utilite (page_id, utilisateur_id, utile) values (33, ${id}, true)`);
  return id;
}
