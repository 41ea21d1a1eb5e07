/** A password forgotten, chosen again, or changed. */
import * as Type from 'typebox';
import { defineCall } from '../http/call.ts';
import { Session } from '../session/session.contract.ts';
import { Jeton, MotDePasse } from './personne.schema.ts';

/** The accounts an address can sign in to; it may have both. */
export const TYPES_COMPTE = ['acheteur', 'delegue'] as const;
export type TypeCompte = (typeof TYPES_COMPTE)[number];

export const demanderReinitialisation = defineCall({
  method: 'POST',
  path: '/api/mot-de-passe/oubli',
  acces: 'tous',
  journal: false,
  summary:
    'Sends a link to choose another password, where someone is known by this address or delegate code; the answer never tells.',
  body: Type.Object({ identifiant: Type.String({ minLength: 1, maxLength: 254 }) }),
});

export const verifierReinitialisation = defineCall({
  method: 'POST',
  path: '/api/mot-de-passe/reinitialisation/verification',
  acces: 'tous',
  journal: false,
  summary: 'Whether a link can still be used, before a password is thought of; it stays as it is.',
  body: Type.Object({ jeton: Jeton }),
  refusals: ['lien-perime'],
});

export const reinitialiserMotDePasse = defineCall({
  method: 'POST',
  path: '/api/mot-de-passe/reinitialisation',
  acces: 'tous',
  journal: false,
  summary: 'Chooses another password with a link of one hour, once; every session of theirs ends.',
  body: Type.Object({
    jeton: Jeton,
    motDePasse: MotDePasse,
    /** Asked for by the refusal `choix-type`. */
    type: Type.Optional(Type.Enum(TYPES_COMPTE)),
  }),
  /** The one to sign in with: the address, or the code of a delegate. */
  answer: Type.Object({ identifiant: Type.String() }),
  refusals: ['lien-perime', 'mot-de-passe-faible', 'choix-type'],
});

export const changerMotDePasse = defineCall({
  method: 'PUT',
  path: '/api/profil/mot-de-passe',
  acces: 'titulaire',
  summary:
    'Changes one’s own password: the other sessions end, this one goes on under a new cookie.',
  body: Type.Object({ actuel: MotDePasse, nouveau: MotDePasse }),
  answer: Session,
  refusals: ['mot-de-passe-refuse', 'mot-de-passe-faible', 'trop-de-tentatives'],
});
