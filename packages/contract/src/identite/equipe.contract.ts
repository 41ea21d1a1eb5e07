/** The people of a company, as its administrators run them. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall } from '../http/call.ts';
import { Id } from '../http/id.schema.ts';
import { Email, NomPersonne } from './personne.schema.ts';
import { ROLES_COMPTE } from './regles.ts';

export const Equipier = Type.Object({
  id: Id,
  prenom: Type.String(),
  nom: Type.String(),
  email: Type.String(),
  role: Type.Enum(ROLES_COMPTE),
  /** `attente`: asked to join; `invite`: has not answered yet. */
  etat: Type.Enum(['actif', 'attente', 'invite']),
});
export type Equipier = Static<typeof Equipier>;

export const listerEquipe = defineCall({
  method: 'GET',
  path: '/api/compte/utilisateurs',
  acces: 'administrateur',
  summary: 'People of the company, those who wait first.',
  answer: Type.Array(Equipier),
});

export const inviter = defineCall({
  method: 'POST',
  path: '/api/compte/invitations',
  acces: 'administrateur',
  summary: 'Invites someone into the company by mail.',
  body: Type.Object({
    prenom: NomPersonne,
    nom: NomPersonne,
    email: Email,
    role: Type.Enum(ROLES_COMPTE),
  }),
  answer: Equipier,
  refusals: ['deja-dans-le-compte'],
});

export const repondreDemande = defineCall({
  method: 'POST',
  path: '/api/compte/utilisateurs/{id}/reponse',
  acces: 'administrateur',
  summary: 'Accepts or refuses someone who asked to join the company; they are notified by mail.',
  params: Type.Object({ id: Id }),
  body: Type.Object({ accepte: Type.Boolean() }),
  refusals: ['introuvable'],
});
