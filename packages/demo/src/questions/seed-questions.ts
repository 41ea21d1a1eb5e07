import { copyRows } from '../copy-rows.ts';
import { sql } from '@comptoir/server/db/sql.ts';
import type { Tx } from '@comptoir/server/db/transaction.ts';
import { createCalendrier } from '../calendrier.ts';
import type { Seeder } from '../seed.ts';
import { listQuestions, QUESTIONS, type ProduitQuestionne } from './questions.ts';

export const questions: Seeder = { nom: 'questions', seed: seedQuestions };

async function seedQuestions(tx: Tx): Promise<void> {
  const calendrier = await createCalendrier(tx);
  const genres = QUESTIONS.flatMap((question) => question.genres);
  const produits = await tx.query<ProduitQuestionne>(sql`
    select id, code, genre from produit where genre = any (${genres}::text[]) order by id`);
  await copyRows(
    tx,
    'question',
    [
      'produit_id',
      'nom',
      'email',
      'texte',
      'langue',
      'reponse',
      'auteur_reponse',
      'publie',
      'cree_le',
      'repondu_le',
    ],
    listQuestions(produits).map((each) => [
      each.produitId,
      each.nom,
      each.email,
      each.question,
      each.langue,
      each.reponse,
      each.conseiller,
      true,
      `${calendrier(-each.jours)} 10:20 Europe/Paris`,
      `${calendrier(1 - each.jours)} 09:05 Europe/Paris`,
    ]),
  );
}
