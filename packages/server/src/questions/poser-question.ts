import { refus } from '@comptoir/contract/http/erreurs.ts';
import { DEFAULT_LOCALE } from '@comptoir/contract/words/locales.ts';
import * as contract from '@comptoir/contract/questions/questions.contract.ts';
import { nettoyerLigne, nettoyerTexte } from '@comptoir/contract/words/texte-saisi.ts';
import { Check } from 'typebox/value';
import { envoyer, isOneAddress } from '../courrier/envoyer.ts';
import type { Pool } from '../db/pool.ts';
import { transaction } from '../db/transaction.ts';
import { journaliser } from '../delegue/delegue.public.ts';
import type { Demande } from '../http/acteur.ts';
import { freinerEnvoi } from '../identite/identite.public.ts';
import { accuseReception, courrierBoutique } from './courriers-question.ts';
import { countRecentes, findNomProduit, insertQuestion } from './questions.sql.ts';

export interface QuestionSaisie {
  produitId?: number;
  nom: string;
  email: string;
  texte: string;
}

const PAR_HEURE = 5;

/** Keeps the question and notifies the shop and whoever asked; returns the number to quote. */
export async function poserQuestion(
  pool: Pool,
  { acteur, langue }: Demande,
  saisie: QuestionSaisie,
  adresse: string,
): Promise<{ numero: string }> {
  const { sessionId } = acteur;
  if (sessionId === undefined) throw refus('non-authentifie');
  const { produitId } = saisie;
  const nom = nettoyerLigne(saisie.nom);
  const email = nettoyerLigne(saisie.email);
  const texte = nettoyerTexte(saisie.texte);
  // Ten spaces were ten signs.
  if (!Check(contract.poserQuestion.body, { nom, email, texte }) || !isOneAddress(email)) {
    throw refus('requete-invalide');
  }
  await freinerEnvoi(pool, 'question', { adresse, destinataire: email });
  return transaction(pool, async (tx) => {
    if ((await countRecentes(tx, sessionId)) >= PAR_HEURE) throw refus('trop-de-requetes');
    const produit = produitId === undefined ? undefined : await findNomProduit(tx, produitId);
    if (produitId !== undefined && !produit) throw refus('introuvable');
    const question = { nom, email, texte, langue };
    const { numero } = await insertQuestion(tx, {
      ...question,
      sessionId,
      produitId: produitId ?? null,
    });
    await envoyer(
      tx,
      courrierBoutique({ ...question, numero, produit: produit?.[DEFAULT_LOCALE] }),
    );
    await envoyer(tx, accuseReception({ ...question, numero }, produit?.[langue]));
    await journaliser(tx, acteur, 'question-posee', { numero });
    return { numero };
  });
}
