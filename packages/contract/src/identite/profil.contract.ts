/** Who is signed in, as they see themselves. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall } from '../http/call.ts';
import { Id, Nullable, NullableEnum } from '../http/id.schema.ts';
import { LOCALES } from '../words/locales.ts';
import { NomPersonne, Telephone } from './personne.schema.ts';
import { Preferences, PreferencesModifiees } from './preferences.schema.ts';
import { ROLES_COMPTE } from './regles.ts';

export const ROLES = ['Délégué', 'Utilisateur', 'Anonyme'] as const;
export type Role = (typeof ROLES)[number];

/** Each holds base64 of UTF-8; the last four for a delegate alone. */
export const ENTETES_PROFIL = {
  role: 'X-Utilisateur-Role',
  code: 'X-Delegue-Code',
  initiales: 'X-Delegue-Initiales',
  nom: 'X-Delegue-Nom',
  email: 'X-Delegue-Email',
} as const;

export const Delegue = Type.Object({
  code: Type.String(),
  nom: Type.String(),
  initiales: Type.String(),
  email: Type.String(),
});
export type Delegue = Static<typeof Delegue>;

export const Profil = Type.Object({
  /** The person signed in or acted for; null for a visitor and a delegate who acts for nobody. */
  id: Nullable(Id),
  nom: Type.String(),
  prenom: Type.String(),
  email: Type.String(),
  initiales: Type.String(),
  role: Type.Enum(ROLES),
  delegue: Nullable(Delegue),
  /** Runs the account of their company. */
  administrateur: Type.Boolean(),
  /** Their role in the company they buy for. */
  roleCompte: NullableEnum(ROLES_COMPTE),
  rgpdValide: Type.Boolean(),
  telephone: Nullable(Type.String()),
  /** The language of their mails; null for a visitor and a delegate. */
  langue: Nullable(Type.String()),
  /** Those of the person; what holds for everybody where there is none. */
  preferences: Preferences,
  compte: Nullable(
    Type.Object({
      id: Id,
      code: Type.String(),
      libelle: Type.String(),
      /** May look and ask for quotes, not order. */
      bloque: Type.Boolean(),
    }),
  ),
});
export type Profil = Static<typeof Profil>;

export const lireProfil = defineCall({
  method: 'GET',
  path: '/api/profil',
  acces: 'tous',
  summary: 'Who is signed in; headers tell the role and the delegate.',
  credential: 'optional',
  answer: Profil,
  answerHeaders: [
    'X-Utilisateur-Role',
    'X-Delegue-Code',
    'X-Delegue-Initiales',
    'X-Delegue-Nom',
    'X-Delegue-Email',
  ],
});

export const modifierProfil = defineCall({
  method: 'PATCH',
  path: '/api/profil',
  acces: 'titulaire',
  summary: 'Changes what the person says of himself; accepts the terms. Only what is given.',
  body: Type.Object({
    prenom: Type.Optional(NomPersonne),
    nom: Type.Optional(NomPersonne),
    /** Empty: none any more. */
    telephone: Type.Optional(Type.Union([Telephone, Type.Literal('')])),
    langue: Type.Optional(Type.Enum(LOCALES)),
    rgpdValide: Type.Optional(Type.Literal(true)),
    preferences: Type.Optional(PreferencesModifiees),
  }),
  answer: Profil,
});

/** What the shop knows of their company; it changes it, on request. */
export const lireCoordonnees = defineCall({
  method: 'GET',
  path: '/api/compte/coordonnees',
  acces: 'acheteur',
  summary: 'The company one buys for: names, address, numbers.',
  answer: Type.Object({
    code: Type.String(),
    raisonSociale: Type.String(),
    siret: Type.String(),
    /** Code of a trade; listerMetiers has its words. */
    metier: Type.String(),
    adresse: Type.Object({
      ligne1: Type.String(),
      ligne2: Nullable(Type.String()),
      codePostal: Type.String(),
      ville: Type.String(),
    }),
    telephone: Type.String(),
    devise: Type.String(),
    bloque: Type.Boolean(),
  }),
});
