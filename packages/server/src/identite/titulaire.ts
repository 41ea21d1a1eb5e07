/** The person signed in, and nobody for them: who asks for what only they may do. */
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/pool.ts';
import type { Acteur } from '../http/acteur.ts';
import { findPersonne } from '../session/session.public.ts';

export interface Titulaire {
  sessionId: number;
  utilisateurId: number;
  compte: { id: number; libelle: string };
  prenom: string;
  nom: string;
  email: string;
  /** The language of their mails. */
  langue: Locale;
  /** The address of the network. */
  adresse: string;
}

export async function titulaireOf(
  db: Db,
  { sessionId }: Acteur,
  request?: FastifyRequest,
): Promise<Titulaire> {
  const personne = sessionId === undefined ? undefined : await findPersonne(db, sessionId);
  if (sessionId === undefined || !personne?.utilisateur || personne.delegue) {
    throw refus('non-authentifie');
  }
  const { id, prenom, nom, email, langue, compte } = personne.utilisateur;
  return {
    sessionId,
    utilisateurId: id,
    compte,
    prenom,
    nom,
    email,
    langue,
    adresse: request?.ip ?? '',
  };
}
