/** The person a delegate acts for. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall } from '../http/call.ts';
import { Id, Nullable } from '../http/id.schema.ts';
import { Email } from '../identite/personne.schema.ts';
import { ROLES_COMPTE } from '../identite/regles.ts';
import { Session } from '../session/session.contract.ts';

export const UtilisateurGere = Type.Object({
  id: Id,
  nom: Type.String(),
  prenom: Type.String(),
  email: Type.String(),
  role: Type.Enum(ROLES_COMPTE),
  /** They may look and ask for quotes, not order: their company, or their role in it. */
  consultation: Type.Boolean(),
});
export type UtilisateurGere = Static<typeof UtilisateurGere>;

export const listerUtilisateurs = defineCall({
  method: 'GET',
  path: '/api/delegue/utilisateurs',
  acces: 'delegue',
  summary: 'People of a customer one may act for; of the present customer without an identifier.',
  query: Type.Object({ compteId: Type.Optional(Id) }),
  answer: Type.Array(UtilisateurGere),
  refusals: ['introuvable', 'hors-portefeuille'],
});

export const choisirUtilisateur = defineCall({
  method: 'PUT',
  path: '/api/delegue/utilisateur-courant',
  acces: 'delegue',
  journal: 'session-ouverte',
  summary:
    'Acts for this person from now on, or for nobody: the cookie and the bearer are replaced.',
  body: Type.Object({ utilisateurId: Nullable(Id) }),
  answer: Session,
  refusals: ['introuvable', 'hors-portefeuille'],
});

export const renvoyerIdentifiants = defineCall({
  method: 'POST',
  path: '/api/delegue/renvoyer-identifiants',
  acces: 'delegue',
  journal: 'identifiants-renvoyes',
  summary: 'Sends a customer a link to choose a password, never a password.',
  body: Type.Object({
    utilisateurId: Id,
    /** Where to, when their own address no longer works. They still sign in with their own. */
    email: Type.Optional(Email),
  }),
  refusals: ['introuvable', 'hors-portefeuille', 'trop-de-tentatives'],
});
