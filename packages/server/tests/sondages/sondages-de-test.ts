/** A survey with one question of each kind, and how it is answered. */
import type { Pool } from '../../src/db/pool.ts';
import { sql } from '../../src/db/sql.ts';
import type { Visitor } from '../visitors.ts';

export const ID = 7;
export const QUESTIONS = { heure: 71, services: 72, accueil: 73, remarque: 74 };
export const CHOIX = { six: 711, sept: 712, cafe: 721, quai: 722, casiers: 723 };

interface Jours {
  id?: number;
  debut?: string;
  fin?: string;
}

/** By default open through March 2026. */
export async function insertSondage(
  pool: Pool,
  { id = ID, debut = '2026-03-02', fin = '2026-03-27' }: Jours = {},
): Promise<void> {
  await pool.execute(sql`
    insert into sondage (id, titre_fr, titre_en, titre_es, slug_fr, slug_en, slug_es,
                         texte_fr, texte_en, texte_es, debut, fin)
    values (${id}, 'Ouverture du matin', 'Morning opening', 'Apertura de mañana',
            'ouverture', 'opening', 'apertura', 'Dites-nous.', 'Tell us.', 'Díganos.',
            ${debut}, ${fin})`);
}

export async function insertQuestions(pool: Pool): Promise<void> {
  await pool.execute(sql`
    insert into sondage_question
           (id, sondage_id, rang, genre, obligatoire, libelle_fr, libelle_en, libelle_es, maximum)
    values (${QUESTIONS.heure}, ${ID}, 1, 'choix', true, 'Quelle heure ?', 'What time?', '¿A qué hora?', null),
           (${QUESTIONS.services}, ${ID}, 2, 'choix-multiple', false, 'Quels services ?', 'Which services?', '¿Qué servicios?', null),
           (${QUESTIONS.accueil}, ${ID}, 3, 'echelle', true, 'L’accueil ?', 'The welcome?', '¿La acogida?', 5),
           (${QUESTIONS.remarque}, ${ID}, 4, 'texte', false, 'Une remarque ?', 'A remark?', '¿Algo más?', null)`);
  await pool.execute(sql`
    insert into sondage_choix (id, question_id, rang, libelle_fr, libelle_en, libelle_es)
    values (${CHOIX.six}, ${QUESTIONS.heure}, 1, '6 h', '6 am', 'Las 6'),
           (${CHOIX.sept}, ${QUESTIONS.heure}, 2, '7 h', '7 am', 'Las 7'),
           (${CHOIX.cafe}, ${QUESTIONS.services}, 1, 'Café', 'Coffee', 'Café'),
           (${CHOIX.quai}, ${QUESTIONS.services}, 2, 'Quai', 'Dock', 'Muelle'),
           (${CHOIX.casiers}, ${QUESTIONS.services}, 3, 'Casiers', 'Lockers', 'Taquillas'),
           (731, ${QUESTIONS.accueil}, 1, 'À revoir', 'Poor', 'Mejorable'),
           (732, ${QUESTIONS.accueil}, 2, 'Parfait', 'Perfect', 'Perfecta')`);
}

/** Answers to those that must be answered, and a remark. */
export const REPONSES = [
  { questionId: QUESTIONS.heure, choixIds: [CHOIX.six] },
  { questionId: QUESTIONS.accueil, note: 4 },
  { questionId: QUESTIONS.remarque, texte: ' Le portail  \n' },
];

export function repondre(
  who: Visitor,
  reponses: unknown = REPONSES,
  id: number = ID,
): Promise<Response> {
  return who.call('POST', `/api/sondages/${id}/reponses`, {
    body: JSON.stringify({ reponses }),
    headers: { 'content-type': 'application/json' },
  });
}
