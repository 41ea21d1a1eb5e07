import type { DevisRecu } from '@comptoir/contract/devis-clientele/envoi-devis.contract.ts';
import { sansCouts } from '@comptoir/contract/devis-clientele/sans-couts.ts';
import type { Db } from '../../db/pool.ts';
import { hashJeton } from '../../session/session.public.ts';
import { readReglages } from '../reglages/read-reglages.ts';
import { findParLien, listQuestions, type DevisParLien } from './lien.sql.ts';
import { situationOf, trouve } from './situation.ts';

interface Lecture {
  jeton: string;
  /** Today. */
  jour: string;
}

export async function lireDevisRecu(db: Db, { jeton, jour }: Lecture): Promise<DevisRecu> {
  return toRecu(db, trouve(await findParLien(db, hashJeton(jeton))), jour);
}

/** Nothing of the company but its head, nothing of the quote but what was sent. */
export async function toRecu(db: Db, devis: DevisParLien, jour: string): Promise<DevisRecu> {
  const situation = situationOf(devis, jour);
  const [reglages, questions] = await Promise.all([
    readReglages(db, devis.compteId),
    listQuestions(db, devis.id),
  ]);
  const { nom, adresse, email, telephone, couleur, mentions, hasLogo } = reglages;
  const { signatureNom, decideLe } = devis;
  const isLisible = situation === 'ouvert' || situation === 'accepte';
  return {
    numero: devis.numero,
    situation,
    rang: devis.rang,
    entreprise: {
      nom,
      adresse,
      email: email || devis.auteurEmail,
      telephone,
      couleur,
      mentions,
      hasLogo,
    },
    document: isLisible ? sansCouts(devis.document) : null,
    signature:
      signatureNom === null || decideLe === null
        ? null
        : { nom: signatureNom, le: decideLe.toISOString() },
    questions: isLisible ? questions.map(({ le, texte }) => ({ le: le.toISOString(), texte })) : [],
  };
}
