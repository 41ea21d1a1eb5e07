/** Whom a company can turn to, when they can call back, and what was last said. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall } from '../http/call.ts';
import { Id, Nullable } from '../http/id.schema.ts';
import { Jour } from '../http/jour.schema.ts';
import { ETATS_DEVIS } from '../devis/devis.schema.ts';
import { EtatOuverture } from '../magasins/ouverture.schema.ts';
import { SUJETS_CONTACT, TELEPHONE_CONTACT } from './contact.contract.ts';

/** Who looks after the company, the store it chose, the house itself. */
export const INTERLOCUTEURS = ['delegue', 'magasin', 'siege'] as const;
export type GenreInterlocuteur = (typeof INTERLOCUTEURS)[number];

export const SUJETS_RAPPEL = [
  'prix',
  'commande',
  'livraison',
  'facture',
  'technique',
  'autre',
] as const;
export type SujetRappel = (typeof SUJETS_RAPPEL)[number];

/** Calls one person waits for at a time. */
export const MAX_RAPPELS = 3;
export const TEXTE_RAPPEL = { maxLength: 500 };
/** Enough digits to be called on. */
export const TELEPHONE_RAPPEL = { minLength: 6, ...TELEPHONE_CONTACT };

const Heure = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' });

export const Interlocuteur = Type.Object({
  genre: Type.Enum(INTERLOCUTEURS),
  /** Name of the person or of the store; '' of the house. */
  nom: Type.String(),
  telephone: Nullable(Type.String()),
  email: Type.String(),
  /** The page of the store. */
  magasin: Nullable(Type.Object({ id: Id, slug: Type.String(), ville: Type.String() })),
  ouverture: EtatOuverture,
  /** Days they can call back on, with the slots that are free; none: they call nobody back. */
  creneaux: Type.Array(Type.Object({ jour: Jour, heures: Type.Array(Heure) })),
});
export type Interlocuteur = Static<typeof Interlocuteur>;

export const Rappel = Type.Object({
  id: Id,
  numero: Type.String(),
  genre: Type.Enum(INTERLOCUTEURS),
  nom: Type.String(),
  jour: Jour,
  heure: Heure,
  telephone: Type.String(),
  sujet: Type.Enum(SUJETS_RAPPEL),
});
export type Rappel = Static<typeof Rappel>;

const Commun = {
  numero: Type.String(),
  /** ISO date. */
  le: Type.String(),
  /** Who wrote, asked or was called. */
  auteur: Type.String(),
};

export const Echange = Type.Union([
  Type.Object({
    genre: Type.Literal('message'),
    ...Commun,
    sujet: Type.Enum(SUJETS_CONTACT),
    repondu: Type.Boolean(),
  }),
  Type.Object({
    genre: Type.Literal('devis'),
    ...Commun,
    key: Type.String(),
    etat: Type.Enum(ETATS_DEVIS),
  }),
  Type.Object({
    genre: Type.Literal('rappel'),
    ...Commun,
    sujet: Type.Enum(SUJETS_RAPPEL),
    /** Given up, over, or to come. */
    etat: Type.Enum(['annule', 'passe', 'prevu']),
  }),
]);
export type Echange = Static<typeof Echange>;

export const Contacts = Type.Object({
  interlocuteurs: Type.Array(Interlocuteur),
  /** Calls the person waits for, the next first. */
  rappels: Type.Array(Rappel),
  /** The last ones: of the company for who runs its account, of themselves for the others. */
  echanges: Type.Array(Echange),
  /** Telephone of the person; '' where none is known. */
  telephone: Type.String(),
  /** The day the answer was made, in Paris. */
  jour: Jour,
});
export type Contacts = Static<typeof Contacts>;

export const lireContacts = defineCall({
  method: 'GET',
  path: '/api/contacts',
  acces: 'acheteur',
  summary:
    'Delegate, store and house of a company, the slots they can call back in, last exchanges.',
  answer: Contacts,
});

export const demanderRappel = defineCall({
  method: 'POST',
  path: '/api/contacts/rappels',
  acces: 'acheteur',
  journal: 'rappel-demande',
  summary: 'Asks to be called back in a slot that is free (Idempotency-Key required).',
  body: Type.Object({
    interlocuteur: Type.Enum(INTERLOCUTEURS),
    jour: Jour,
    heure: Heure,
    telephone: Type.String(TELEPHONE_RAPPEL),
    sujet: Type.Enum(SUJETS_RAPPEL),
    texte: Type.Optional(Type.String(TEXTE_RAPPEL)),
  }),
  answer: Rappel,
  refusals: ['introuvable', 'creneau-ferme', 'creneau-pris', 'trop-de-rappels'],
  requestHeaders: { 'Idempotency-Key': 'required' },
});

export const annulerRappel = defineCall({
  method: 'DELETE',
  path: '/api/contacts/rappels/{id}',
  acces: 'acheteur',
  journal: 'rappel-annule',
  summary: 'Gives up a call one waits for; its slot is free again.',
  params: Type.Object({ id: Id }),
  refusals: ['introuvable'],
});
