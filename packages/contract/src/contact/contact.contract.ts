/** Writing to the shop. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall } from '../http/call.ts';
import { FichierRecu } from '../http/fichier-recu.schema.ts';
import { MontantSchema } from '../http/montant.schema.ts';
import { Key } from '../paiements/paiements.contract.ts';
import { EMAIL_QUESTION, NOM_QUESTION, TEXTE_QUESTION } from '../questions/questions.contract.ts';

export const SUJETS_CONTACT = [
  'commande',
  'livraison',
  'facture',
  'article',
  'compte',
  'site',
  'qualite',
  'recrutement',
  'autre',
] as const;
export type SujetContact = (typeof SUJETS_CONTACT)[number];

/** Those that are about an order one may pick. */
export const SUJETS_AVEC_COMMANDE: readonly SujetContact[] = [
  'commande',
  'livraison',
  'facture',
  'qualite',
];

export const MAX_PIECES = 5;
export const SOCIETE_CONTACT = { maxLength: 100 };
export const TELEPHONE_CONTACT = { maxLength: 30 };
export const TEXTE_CONTACT = { ...TEXTE_QUESTION, maxLength: 5000 };

/** What may come along; found in the bytes, whatever the name says. */
export const TYPES_PIECE = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
  'text/plain',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
] as const;
export type TypePiece = (typeof TYPES_PIECE)[number];

/** As a file field takes them. */
export const ACCEPT_PIECES = [
  '.pdf',
  '.jpg',
  '.jpeg',
  '.png',
  '.webp',
  '.txt',
  '.csv',
  '.xlsx',
  '.docx',
] as const;

export const lireExpediteur = defineCall({
  method: 'GET',
  path: '/api/contact/expediteur',
  acces: 'acheteur',
  summary: 'What the shop knows of who writes, and the orders they may write about.',
  answer: Type.Object({
    nom: Type.String(),
    societe: Type.String(),
    email: Type.String(),
    /** '' where none is known. */
    telephone: Type.String(),
    /** The last ones. */
    commandes: Type.Array(
      Type.Object({
        key: Type.String(),
        numero: Type.String(),
        /** ISO date. */
        passeeLe: Type.String(),
        netHT: MontantSchema,
        chantiers: Type.Array(Type.String()),
      }),
    ),
  }),
});

export const PieceJointe = Type.Object({
  /** To be named in the request it goes with, within a day. */
  cle: Type.String(),
  nom: Type.String(),
  type: Type.Enum(TYPES_PIECE),
  octets: Type.Integer(),
});
export type PieceJointe = Static<typeof PieceJointe>;

export const joindrePiece = defineCall({
  method: 'POST',
  path: '/api/contact/pieces',
  acces: 'tous',
  journal: false,
  televersement: true,
  summary: 'Takes a file that goes with a request, which is sent afterwards.',
  body: Type.Object({ fichier: FichierRecu }),
  answer: PieceJointe,
  refusals: ['fichier-taille-max', 'fichier-type', 'trop-de-fichiers'],
});

export const envoyerDemande = defineCall({
  method: 'POST',
  path: '/api/contact',
  acces: 'tous',
  journal: 'demande-contact',
  summary:
    'Writes to the shop; who writes and the shop each get a mail (Idempotency-Key required).',
  body: Type.Object({
    sujet: Type.Enum(SUJETS_CONTACT),
    nom: Type.String(NOM_QUESTION),
    societe: Type.String(SOCIETE_CONTACT),
    email: Type.String(EMAIL_QUESTION),
    telephone: Type.String(TELEPHONE_CONTACT),
    texte: Type.String(TEXTE_CONTACT),
    /** The order it is about. */
    commande: Type.Optional(Key),
    /** Keys of files. */
    pieces: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: 64 }), { maxItems: MAX_PIECES }),
    ),
    /** Nobody sees this field: who fills it is a program. */
    site: Type.Optional(Type.String({ maxLength: 200 })),
  }),
  /** What to quote on the phone. */
  answer: Type.Object({ numero: Type.String() }),
  refusals: ['introuvable'],
  requestHeaders: { 'Idempotency-Key': 'required' },
});
