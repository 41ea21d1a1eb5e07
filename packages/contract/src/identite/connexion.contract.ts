/** Signing in. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall } from '../http/call.ts';
import { Id } from '../http/id.schema.ts';
import { Session } from '../session/session.contract.ts';
import { MotDePasse } from './personne.schema.ts';

/** What becomes of the basket of the visitor they were, when their own holds lines too. */
export const CHOIX_PANIER = ['fusionner', 'remplacer', 'garder'] as const;
export type ChoixPanier = (typeof CHOIX_PANIER)[number];

/** A company they buy for, in the refusal `choix-compte`. */
export const CompteProposable = Type.Object({
  utilisateurId: Id,
  code: Type.String(),
  libelle: Type.String(),
  ville: Type.String(),
  /** May look and ask for quotes, not order. */
  bloque: Type.Boolean(),
});
export type CompteProposable = Static<typeof CompteProposable>;

export const connecter = defineCall({
  method: 'POST',
  path: '/api/session',
  acces: 'tous',
  journal: false,
  summary:
    'Signs in by address or delegate code and password: the cookie and the bearer are replaced.',
  body: Type.Object({
    identifiant: Type.String({ minLength: 1, maxLength: 254 }),
    motDePasse: MotDePasse,
    /** The person they are, once they chose among their companies. */
    utilisateurId: Type.Optional(Id),
    panier: Type.Optional(Type.Enum(CHOIX_PANIER)),
  }),
  answer: Session,
  refusals: [
    'identifiants-refuses',
    'trop-de-tentatives',
    'choix-compte',
    'choix-panier',
    'panier-plein',
  ],
});
