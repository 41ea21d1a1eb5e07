/** A quote on its way: sent with a link, read and answered by the customer who holds it. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall } from '../http/call.ts';
import { Fichier } from '../http/fichier.schema.ts';
import { Id, Nullable } from '../http/id.schema.ts';
import { DevisClienteleDetaille } from './devis-clientele.contract.ts';
import { DocumentDevis } from './document.schema.ts';
import {
  MAX_LIGNES_DEVIS,
  MAX_SIGNES_COORDONNEE,
  MAX_SIGNES_SIGNATURE,
  MAX_SIGNES_TEXTE,
  MIN_SIGNES_SIGNATURE,
} from './limites.ts';

export const envoyerDevisClientele = defineCall({
  method: 'POST',
  path: '/api/devis-clientele/{id}/envoyer',
  acces: 'titulaire',
  summary:
    'Sends a quote by mail, or only makes its link. What was sent before is closed; what is sent is kept as a version. The link is told once.',
  params: Type.Object({ id: Id }),
  body: Type.Object({
    /** Without one the link alone is made. */
    email: Type.Optional(Type.String({ minLength: 3, maxLength: 254 })),
    message: Type.Optional(Type.String({ maxLength: MAX_SIGNES_TEXTE })),
  }),
  answer: Type.Object({ ...DevisClienteleDetaille.properties, lien: Type.String() }),
  answerHeaders: ['ETag'],
  refusals: [
    'introuvable',
    'devis-client-decide',
    'devis-client-vide',
    'devis-client-sans-prix',
    'devis-client-expire',
  ],
});

export const revoquerLienDevis = defineCall({
  method: 'POST',
  path: '/api/devis-clientele/{id}/revoquer',
  acces: 'titulaire',
  summary: 'Closes the link of a quote: who opens it is told to ask for another.',
  params: Type.Object({ id: Id }),
  answer: DevisClienteleDetaille,
  refusals: ['introuvable'],
});

/** Opaque and unguessable: 256 random bits. */
export const MOTIF_JETON_DEVIS = '^[A-Za-z0-9_-]{43}$';
export const JetonDevis = Type.String({ pattern: MOTIF_JETON_DEVIS });
const Porteur = Type.Object({ jeton: JetonDevis });

/** `revise`: the company is writing another version. */
export const SITUATIONS_DEVIS = ['ouvert', 'revise', 'expire', 'accepte', 'refuse'] as const;
export type SituationDevis = (typeof SITUATIONS_DEVIS)[number];

export const DevisRecu = Type.Object({
  numero: Type.String(),
  situation: Type.Enum(SITUATIONS_DEVIS),
  /** Which version it is: told with an answer, which counts for no other. */
  rang: Type.Integer(),
  entreprise: Type.Object({
    nom: Type.String(),
    adresse: Type.String(),
    email: Type.String(),
    telephone: Type.String(),
    couleur: Type.String(),
    mentions: Type.String(),
    /** There is one at `/api/devis-recu/{jeton}/logo`. */
    hasLogo: Type.Boolean(),
  }),
  /** With prices and without costs; null where there is nothing left to read. */
  document: Type.Union([DocumentDevis, Type.Null()]),
  signature: Nullable(Type.Object({ nom: Type.String(), le: Type.String() })),
  questions: Type.Array(Type.Object({ le: Type.String(), texte: Type.String() })),
});
export type DevisRecu = Static<typeof DevisRecu>;

export const lireDevisRecu = defineCall({
  method: 'GET',
  path: '/api/devis-recu/{jeton}',
  acces: 'tous',
  credential: 'public',
  summary: 'What the customer of a company reads of the quote whose link they hold.',
  params: Porteur,
  answer: DevisRecu,
  refusals: ['introuvable', 'lien-perime'],
});

export const imprimerDevisRecu = defineCall({
  method: 'GET',
  path: '/api/devis-recu/{jeton}/pdf',
  acces: 'tous',
  credential: 'public',
  summary: 'The same as a paper.',
  params: Porteur,
  answer: Fichier,
  refusals: ['introuvable', 'lien-perime', 'devis-client-expire', 'devis-client-change'],
});

export const ouvrirDevisRecu = defineCall({
  method: 'POST',
  path: '/api/devis-recu/{jeton}/lecture',
  acces: 'tous',
  credential: 'public',
  journal: false,
  summary:
    'Someone looks at it: said by the page, so that a program that follows links is no reader.',
  params: Porteur,
  refusals: ['introuvable', 'lien-perime'],
});

const REFUS_REPONSE = [
  'introuvable',
  'lien-perime',
  'devis-client-expire',
  'devis-client-change',
  'devis-client-decide',
] as const;

export const questionnerDevisRecu = defineCall({
  method: 'POST',
  path: '/api/devis-recu/{jeton}/question',
  acces: 'tous',
  credential: 'public',
  journal: false,
  summary: 'Asks the company something about its quote; it goes to them by mail.',
  params: Porteur,
  body: Type.Object({ texte: Type.String({ minLength: 2, maxLength: MAX_SIGNES_TEXTE }) }),
  answer: DevisRecu,
  refusals: REFUS_REPONSE,
});

export const accepterDevisRecu = defineCall({
  method: 'POST',
  path: '/api/devis-recu/{jeton}/accepter',
  acces: 'tous',
  credential: 'public',
  journal: false,
  summary:
    'Accepts a quote with the options chosen: a name, a drawn signature, the moment are kept.',
  params: Porteur,
  body: Type.Object({
    rang: Type.Integer({ minimum: 1, maximum: 32_767 }),
    nom: Type.String({ minLength: 2, maxLength: MAX_SIGNES_COORDONNEE }),
    /** Lines drawn on 400 × 160: `M10 20L30 40`. */
    trace: Type.String({
      pattern: '^(M\\d{1,3} \\d{1,3}(L\\d{1,3} \\d{1,3})*)+$',
      minLength: MIN_SIGNES_SIGNATURE,
      maxLength: MAX_SIGNES_SIGNATURE,
    }),
    options: Type.Array(Type.String({ maxLength: 24 }), { maxItems: MAX_LIGNES_DEVIS }),
  }),
  answer: DevisRecu,
  refusals: REFUS_REPONSE,
});

export const refuserDevisRecu = defineCall({
  method: 'POST',
  path: '/api/devis-recu/{jeton}/refuser',
  acces: 'tous',
  credential: 'public',
  journal: false,
  summary: 'Refuses a quote and says why.',
  params: Porteur,
  body: Type.Object({
    rang: Type.Integer({ minimum: 1, maximum: 32_767 }),
    motif: Type.String({ maxLength: MAX_SIGNES_TEXTE }),
  }),
  answer: DevisRecu,
  refusals: REFUS_REPONSE,
});
