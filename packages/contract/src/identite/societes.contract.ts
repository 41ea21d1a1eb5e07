/** The companies one person buys for: which they are, and going over to another. */
import * as Type from 'typebox';
import { defineCall } from '../http/call.ts';
import { Id } from '../http/id.schema.ts';
import { Session } from '../session/session.contract.ts';
import { CompteProposable } from './connexion.contract.ts';

export const listerSocietes = defineCall({
  method: 'GET',
  path: '/api/profil/societes',
  acces: 'titulaire',
  summary: 'The companies this person buys for, by name; the present one among them.',
  answer: Type.Object({ societes: Type.Array(CompteProposable) }),
});

export const changerSociete = defineCall({
  method: 'PUT',
  path: '/api/session/societe',
  acces: 'titulaire',
  summary:
    'Buys for another company of the same person from now on: the cookie and the bearer are replaced.',
  body: Type.Object({ utilisateurId: Id }),
  answer: Session,
  refusals: ['introuvable'],
});
