/**
 * How one call of the API is described, once: the server registers it, validates, serialises and
 * documents from it, the browser calls it with the same types.
 */
import type { Static, TObject, TSchema } from 'typebox';
import type { ActionJournal } from '../delegue/actions-journal.ts';
import type { CodeErreur } from './erreurs.ts';

/**
 * Who may call: `tous` anyone; `client` a visitor or a person of a company, so a delegate once they
 * act for someone; `personne` the same, but never a delegate; `acheteur` a person of a company, or
 * a delegate who acts for them; `titulaire` that person, never a delegate; `administrateur` a
 * person who runs the account of their company; `delegue`.
 */
export const ACCES = [
  'tous',
  'client',
  'personne',
  'acheteur',
  'titulaire',
  'administrateur',
  'delegue',
] as const;
export type Acces = (typeof ACCES)[number];

/** Headers that some calls read: a key that makes a repeated write count once, the version it bears on. */
export const REQUEST_HEADERS = ['Idempotency-Key', 'If-Match'] as const;
export type RequestHeader = (typeof REQUEST_HEADERS)[number];

/** Headers that some calls answer, beyond those of any call; see http/openapi.ts. */
export const ANSWER_HEADERS = {
  ETag: 'Version of the basket or the list, to be sent as If-Match.',
  'X-Nombre-Articles': 'Lines of the basket.',
  'X-Nombre-Messages': 'Points to settle that the controls found.',
  'X-Utilisateur-Role': 'Base64 of UTF-8: Délégué, Utilisateur or Anonyme.',
  'X-Delegue-Code': 'Base64 of UTF-8, of a delegate.',
  'X-Delegue-Initiales': 'Base64 of UTF-8, of a delegate.',
  'X-Delegue-Nom': 'Base64 of UTF-8, of a delegate.',
  'X-Delegue-Email': 'Base64 of UTF-8, of a delegate.',
} as const;
export type AnswerHeader = keyof typeof ANSWER_HEADERS;

export type HttpMethod = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface CallShape {
  method: HttpMethod;
  /** As the specification writes it: `/api/panier/chantiers/{chantierId}`. */
  path: `/api/${string}`;
  /** One English sentence for the API documentation. */
  summary: string;
  params?: TObject;
  query?: TSchema;
  body?: TSchema;
  requestHeaders?: Partial<Record<RequestHeader, 'optional' | 'required'>>;
  /** Absent when the call answers 204. */
  answer?: TSchema;
  answerHeaders?: readonly AnswerHeader[];
  /** Refusals this call may answer with, beyond those any call may (see GENERAL_REFUSALS). */
  refusals?: readonly CodeErreur[];
  /**
   * What authorises the call: the bearer (default), the cookie where there is no bearer yet, or
   * nothing for what anyone may read, so that looking around opens no session. `optional`: anyone
   * may read it, and the answer depends on who they are where they have a bearer.
   */
  credential?: 'bearer' | 'cookie' | 'public' | 'optional';
  acces: Acces;
  /** It takes a file, in its body as JSON or as the body itself: its size limit is that of files. */
  televersement?: true;
  /** Its handler reads the body as it was sent (`corpsBrutOf`): a signature is over the bytes. */
  corpsBrut?: true;
  /** What it is refused with where the data it works on were not given at all. */
  sansDonnees?: CodeErreur;
  /** It orders something: refused to a compte that may only look and ask for quotes. */
  commande?: true;
  /** What the journal of delegates calls it; false where it writes nothing for a customer. */
  journal?: ActionJournal | false;
}

/** What a delegate may do for a customer says how the journal calls it: it cannot be forgotten. */
type WithJournal<T extends CallShape> = T extends
  | { method: 'GET' | 'HEAD' }
  | { acces: 'personne' | 'titulaire' | 'administrateur' }
  ? unknown
  : { journal: ActionJournal | false };

export function defineCall<const T extends CallShape>(call: T & WithJournal<T>): T {
  return call;
}

/** Any call may be refused with these, so contracts do not repeat them. */
export const GENERAL_REFUSALS = [
  'requete-invalide',
  'non-authentifie',
  'acces-interdit',
  'sans-client',
  'compte-bloque',
  'role-consultation',
  'acces-desactive',
  'trop-de-requetes',
  'corps-trop-grand',
  'type-non-pris-en-charge',
  'erreur-interne',
  'service-indisponible',
  'file-d-attente-pleine',
] as const satisfies readonly CodeErreur[];

type Part<T, K extends 'params' | 'query' | 'body'> = T extends {
  [P in K]: infer S extends TSchema;
}
  ? { [P in K]: Static<S> }
  : { [P in K]?: undefined };

/** What the caller gives. */
export type CallInput<T extends CallShape> = Part<T, 'params'> & Part<T, 'query'> & Part<T, 'body'>;

/** What the call answers. */
export type CallAnswer<T extends CallShape> = T extends { answer: infer S extends TSchema }
  ? Static<S>
  : void;
