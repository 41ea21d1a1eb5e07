import { refus } from '@comptoir/contract/http/erreurs.ts';
import { examinerReponses, isVide } from '@comptoir/contract/sondages/examiner-reponses.ts';
import type {
  Participation,
  ReponseQuestion,
} from '@comptoir/contract/sondages/sondages.contract.ts';
import { nettoyerTexte } from '@comptoir/contract/words/texte-saisi.ts';
import type { Pool } from '../db/pool.ts';
import { transaction } from '../db/transaction.ts';
import { sessionOf, type Acteur, type Demande } from '../http/acteur.ts';
import { toQuestions, type SondageDuJour } from './sondages.ts';
import {
  compterReponses,
  findReponse,
  insertReponse,
  insertValeurs,
  listValeurs,
  lockSession,
  type Repondant,
  type ValeurRow,
} from './sondages.sql.ts';

/** Keeps the answers of a person, once; the same ones again are taken for a repeated request. */
export async function repondreSondage(
  pool: Pool,
  { acteur, langue }: Demande,
  sondage: SondageDuJour,
  reponses: readonly ReponseQuestion[],
): Promise<Participation> {
  const { id, etat, debut, fin } = sondage;
  const qui = repondantOf(acteur);
  if (etat === 'a-venir') throw refus('sondage-a-venir', { debut });
  const erreurs = examinerReponses(toQuestions(sondage, langue), reponses);
  return transaction(pool, async (tx) => {
    await lockSession(tx, qui.sessionId);
    const valeurs = reponses.filter((each) => !isVide(each)).flatMap(toValeurs);
    let donnee = await findReponse(tx, id, qui);
    if (donnee === undefined) {
      if (etat === 'clos') throw refus('sondage-clos', { fin });
      if (erreurs.length > 0) throw refus('reponses-invalides', { erreurs });
      const nouvelle = await insertReponse(tx, id, qui);
      if (nouvelle !== undefined) await insertValeurs(tx, nouvelle, valeurs);
      else donnee = await findReponse(tx, id, qui);
    }
    if (donnee !== undefined && !isMeme(await listValeurs(tx, donnee), valeurs))
      throw refus('sondage-deja-repondu');
    return { aRepondu: true, resultats: await compterReponses(tx, id) };
  });
}

export function repondantOf(acteur: Acteur): Repondant {
  return { sessionId: sessionOf(acteur), utilisateurId: acteur.utilisateurId ?? null };
}

function toValeurs({ questionId, choixIds = [], note, texte }: ReponseQuestion): ValeurRow[] {
  const rien = { questionId, choixId: null, note: null, texte: null };
  if (choixIds.length > 0) return choixIds.map((choixId) => ({ ...rien, choixId }));
  if (note !== undefined) return [{ ...rien, note }];
  return [{ ...rien, texte: nettoyerTexte(texte ?? '') }];
}

function isMeme(avant: readonly ValeurRow[], apres: readonly ValeurRow[]): boolean {
  const write = (valeurs: readonly ValeurRow[]) =>
    valeurs
      .map(({ questionId, choixId, note, texte }) =>
        JSON.stringify([questionId, choixId, note, texte]),
      )
      .sort()
      .join();
  return write(avant) === write(apres);
}
