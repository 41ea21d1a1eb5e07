/** The people of a company, as its administrators run them. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall } from '../http/call.ts';
import { Id, Nullable } from '../http/id.schema.ts';
import { Email, NomPersonne } from './personne.schema.ts';
import { ROLES_COMPTE } from './regles.ts';

export const Equipier = Type.Object({
  id: Id,
  prenom: Type.String(),
  nom: Type.String(),
  email: Type.String(),
  role: Type.Enum(ROLES_COMPTE),
  /** `attente`: asked to join; `invite`: has not answered yet; `desactive`: shut out for a while. */
  etat: Type.Enum(['actif', 'attente', 'invite', 'desactive']),
  /** To be sent as If-Match with what changes them. */
  version: Type.String(),
  /** ISO date of their last sign-in; null: never. */
  connecteLe: Nullable(Type.String()),
  /** ISO date until which the link of their invitation works; null: they have none. */
  invitationJusquau: Nullable(Type.String()),
  /** Goods without tax, in the currency of the company; null: no limit. */
  limiteCommande: Nullable(Type.String()),
  limiteMois: Nullable(Type.String()),
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

export const renvoyerInvitation = defineCall({
  method: 'POST',
  path: '/api/compte/invitations/{id}/renvoyer',
  acces: 'administrateur',
  summary: 'Sends an invitation again; the link before ends.',
  params: Type.Object({ id: Id }),
  answer: Equipier,
  refusals: ['introuvable'],
});

export const retirerInvitation = defineCall({
  method: 'DELETE',
  path: '/api/compte/invitations/{id}',
  acces: 'administrateur',
  summary: 'Withdraws an invitation: its link ends, and nothing of the person is kept.',
  params: Type.Object({ id: Id }),
  refusals: ['introuvable'],
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

export const changerRole = defineCall({
  method: 'PUT',
  path: '/api/compte/utilisateurs/{id}/role',
  acces: 'administrateur',
  summary: 'Gives a person of the company another role, from their next call on.',
  params: Type.Object({ id: Id }),
  requestHeaders: { 'If-Match': 'optional' },
  body: Type.Object({ role: Type.Enum(ROLES_COMPTE) }),
  answer: Equipier,
  refusals: ['introuvable', 'equipier-perime', 'administrateur-requis'],
});

export const changerAcces = defineCall({
  method: 'PUT',
  path: '/api/compte/utilisateurs/{id}/acces',
  acces: 'administrateur',
  summary: 'Closes the access of a person, from their next call on, or opens it again.',
  params: Type.Object({ id: Id }),
  requestHeaders: { 'If-Match': 'optional' },
  body: Type.Object({ actif: Type.Boolean() }),
  answer: Equipier,
  refusals: ['introuvable', 'equipier-perime', 'administrateur-requis', 'pas-sur-soi'],
});

/** What a person keeps that another can take over. */
export const Affaires = Type.Object({
  listes: Type.Integer(),
  lignesPanier: Type.Integer(),
  /** Asked for or proposed, not decided yet. */
  devis: Type.Integer(),
});
export type Affaires = Static<typeof Affaires>;

export const AFFAIRES = ['listes', 'panier', 'devis'] as const;
export type GenreAffaires = (typeof AFFAIRES)[number];

export const lireAffaires = defineCall({
  method: 'GET',
  path: '/api/compte/utilisateurs/{id}/affaires',
  acces: 'administrateur',
  summary: 'How many lists, lines of the basket and open quotes a person keeps.',
  params: Type.Object({ id: Id }),
  answer: Affaires,
  refusals: ['introuvable'],
});

export const transmettreAffaires = defineCall({
  method: 'POST',
  path: '/api/compte/utilisateurs/{id}/transmettre',
  acces: 'administrateur',
  summary:
    'Hands lists, the basket or open quotes of a person over to another; a basket becomes a list where the other has one.',
  params: Type.Object({ id: Id }),
  body: Type.Object({
    versId: Id,
    quoi: Type.Array(Type.Enum(AFFAIRES), { minItems: 1, maxItems: AFFAIRES.length }),
  }),
  answer: Affaires,
  refusals: ['introuvable', 'trop-de-listes-transmises'],
});
