import { refus } from '@comptoir/contract/http/erreurs.ts';
import { envoyer } from '../courrier/envoyer.ts';
import type { Pool } from '../db/pool.ts';
import { transaction } from '../db/transaction.ts';
import { emettre } from '../outbox/outbox.ts';
import { courrierReponse } from './courriers-question.ts';
import { updateReponse } from './questions.sql.ts';

export interface ReponseDonnee {
  reponse: string;
  /** The author at the shop, as buyers read it. */
  auteur: string;
  /** Shown on the sheet of the product too. */
  publie: boolean;
}

/** Answers a question once: by mail, and on the sheet where asked to. */
export function repondreQuestion(
  pool: Pool,
  numero: string,
  { reponse, auteur, publie }: ReponseDonnee,
): Promise<void> {
  return transaction(pool, async (tx) => {
    const question = await updateReponse(tx, numero, { reponse, auteur, publie });
    if (!question) throw refus('introuvable');
    const { email, langue, texte, produitId } = question;
    await envoyer(tx, courrierReponse({ numero, email, langue, question: texte, reponse, auteur }));
    if (publie && produitId !== null) {
      await emettre(tx, 'pages-perimees', { etiquettes: [`produit:${produitId}`] });
    }
  });
}
