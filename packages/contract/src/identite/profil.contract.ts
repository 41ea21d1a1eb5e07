/** Who is signed in, as he sees himself. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall } from '../call.ts';
import { Id, Nullable } from '../id.schema.ts';

export const ROLES = ['Délégué', 'Utilisateur', 'Anonyme'] as const;
export type Role = (typeof ROLES)[number];

/** Each holds base64 of UTF-8; the last four for a delegate alone. */
export const ENTETES_PROFIL = {
  role: 'x-utilisateur-role',
  code: 'x-delegue-code',
  initiales: 'x-delegue-initiales',
  nom: 'x-delegue-nom',
  email: 'x-delegue-email',
} as const;

export const Delegue = Type.Object({
  code: Type.String(),
  nom: Type.String(),
  initiales: Type.String(),
  email: Type.String(),
});
export type Delegue = Static<typeof Delegue>;

export const Profil = Type.Object({
  /** Of the person he is or acts for; null for a visitor and a delegate who acts for nobody. */
  id: Nullable(Id),
  nom: Type.String(),
  prenom: Type.String(),
  email: Type.String(),
  initiales: Type.String(),
  role: Type.Enum(ROLES),
  delegue: Nullable(Delegue),
  /** Runs the account of his company. */
  administrateur: Type.Boolean(),
  rgpdValide: Type.Boolean(),
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
});
