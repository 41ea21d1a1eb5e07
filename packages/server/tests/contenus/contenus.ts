/** A few pages and questions, written as a shop writes them. */
import type { Pool } from '../../src/db/pool.ts';
import { sql } from '../../src/db/sql.ts';

export async function insertPages(pool: Pool): Promise<void> {
  await pool.execute(sql`
    insert into page_contenu (id, rubrique, rang, titre_fr, titre_en, titre_es,
      slug_fr, slug_en, slug_es, resume_fr, resume_en, resume_es, texte_fr, texte_en, texte_es,
      modifie_le)
    values
      (33, 'legal', 2, 'Conditions', 'Terms', 'Condiciones', 'conditions', 'terms', 'condiciones',
        'r', 's', 't', '## Prix', '## Prices', '## Precios', '2026-03-02'),
      (192, 'legal', 1, 'Données', 'Data', 'Datos', 'donnees', 'data', 'datos',
        'r', 's', 't', 'x', 'y', 'z', '2026-03-03'),
      (5, 'livraison', 1, 'Livraison', 'Delivery', 'Entrega', 'livraison', 'delivery', 'entrega',
        'r', 's', 't', 'x', 'y', 'z', '2026-03-04')`);
}

export async function insertFaq(pool: Pool): Promise<void> {
  await pool.execute(sql`
    insert into faq_theme (id, code, rang, libelle_fr, libelle_en, libelle_es)
    values (1, 'retours', 2, 'Retours', 'Returns', 'Devoluciones'),
           (2, 'compte', 1, 'Compte', 'Account', 'Cuenta'),
           (3, 'vide', 3, 'Vide', 'Empty', 'Vacío')`);
  await pool.execute(sql`
    insert into faq_question (id, theme_id, rang, question_fr, question_en, question_es,
      slug_fr, slug_en, slug_es, reponse_fr, reponse_en, reponse_es, modifie_le)
    values
      (1, 1, 2, 'Quand rendre ?', 'When?', '¿Cuándo?', 'quand', 'when', 'cuando', 'a', 'b', 'c',
        '2026-02-01'),
      (2, 1, 1, 'Comment rendre ?', 'How?', '¿Cómo?', 'comment', 'how', 'como', 'a', '**b**', 'c',
        '2026-02-01'),
      (3, 2, 1, 'Qui ?', 'Who?', '¿Quién?', 'qui', 'who', 'quien', 'a', 'b', 'c', '2026-02-01')`);
}
