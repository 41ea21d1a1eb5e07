/** The tour of a delegate: which customers to see today, why, and how the portfolio is doing. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { DEVISES } from '../argent.ts';
import { SUJETS_RAPPEL } from '../contact/contacts.contract.ts';
import { defineCall } from '../http/call.ts';
import { Id, Nullable } from '../http/id.schema.ts';
import { Jour } from '../http/jour.schema.ts';
import { MontantSchema } from '../http/montant.schema.ts';

/** What presses most comes first. */
export const RAISONS_TOURNEE = [
  'rappel',
  'devis-expire',
  'devis-a-repondre',
  'silence',
  'retard',
  'habitudes',
] as const;
export type GenreRaison = (typeof RAISONS_TOURNEE)[number];

export const CLIENTS_PAR_PAGE = 10;

const DevisEnCause = {
  nombre: Type.Integer(),
  netHT: MontantSchema,
  /** The one to open first. */
  key: Type.String(),
};

export const Raison = Type.Union([
  /** They wait for a call by this delegate, the next of theirs. */
  Type.Object({
    genre: Type.Literal('rappel'),
    jour: Jour,
    /** `HH:mm`, Paris time. */
    heure: Type.String(),
    telephone: Type.String(),
    sujet: Type.Enum(SUJETS_RAPPEL),
  }),
  /** Offers that end within a week; the day the first of them does. */
  Type.Object({ genre: Type.Literal('devis-expire'), ...DevisEnCause, le: Jour }),
  /** Asked for, or with a price refused; the day of the oldest. */
  Type.Object({ genre: Type.Literal('devis-a-repondre'), ...DevisEnCause, le: Jour }),
  /** No order for longer than usual. */
  Type.Object({
    genre: Type.Literal('silence'),
    dernierLe: Jour,
    jours: Type.Integer(),
    /** Days that usually pass between two orders. */
    rythme: Type.Integer(),
  }),
  /** Invoices past their date, and the day of the oldest; null where the ERP tells the amount alone. */
  Type.Object({
    genre: Type.Literal('retard'),
    montant: MontantSchema,
    nombre: Nullable(Type.Integer()),
    depuis: Nullable(Jour),
  }),
  /** What they buy regularly and should need again, the most overdue named. */
  Type.Object({
    genre: Type.Literal('habitudes'),
    nombre: Type.Integer(),
    articles: Type.Array(Type.String()),
  }),
]);
export type Raison = Static<typeof Raison>;

export const ClientSuivi = Type.Object({
  id: Id,
  code: Type.String(),
  libelle: Type.String(),
  codePostal: Type.String(),
  ville: Type.String(),
  telephone: Type.String(),
  /** May look and ask for quotes, not order. */
  bloque: Type.Boolean(),
  epingle: Type.Boolean(),
  /** Whom one acts for: the last one did, else who runs the account; null: nobody is left. */
  utilisateur: Nullable(Type.Object({ id: Id, nom: Type.String() })),
});
export type ClientSuivi = Static<typeof ClientSuivi>;

export const ClientAVoir = Type.Object({
  client: ClientSuivi,
  raisons: Type.Array(Raison),
  /** Kilometres, where one said where one is. */
  distance: Nullable(Type.Number()),
});
export type ClientAVoir = Static<typeof ClientAVoir>;

const Decimal = Type.String({ pattern: '^-?\\d{1,15}\\.\\d{2}$' });

/** All customers of the tour together; amounts in the currency most of them are billed in. */
export const ChiffresPortefeuille = Type.Object({
  devise: Type.Enum(DEVISES),
  /** Customers billed in it; the figures of the others are in none of the amounts. */
  clientsDevise: Type.Integer(),
  clients: Type.Integer(),
  /** Twelve, the one that runs last: ordered without tax, and in the same month a year before. */
  mois: Type.Array(
    Type.Object({
      mois: Type.String({ pattern: '^\\d{4}-\\d{2}$' }),
      total: Decimal,
      avant: Decimal,
    }),
  ),
  total: Decimal,
  avant: Decimal,
  /** Customers by how long ago their last order was. */
  activite: Type.Object({
    mois: Type.Integer(),
    trimestre: Type.Integer(),
    ancienne: Type.Integer(),
    jamais: Type.Integer(),
  }),
  /** Invoiced and not paid, and what of it is past its date. */
  encours: Decimal,
  retard: Decimal,
  /** Quotes of twelve months that were offered, by what became of them. */
  devis: Type.Object({
    acceptes: Type.Integer(),
    proposes: Type.Integer(),
    refuses: Type.Integer(),
    expires: Type.Integer(),
  }),
});
export type ChiffresPortefeuille = Static<typeof ChiffresPortefeuille>;

export const Tournee = Type.Object({
  clients: Type.Array(ClientAVoir),
  /** Customers of this list, on all of its pages. */
  total: Type.Integer(),
  page: Type.Integer(),
  /** Customers with any reason, and with each. */
  nombres: Type.Object({
    toutes: Type.Integer(),
    rappel: Type.Integer(),
    'devis-expire': Type.Integer(),
    'devis-a-repondre': Type.Integer(),
    silence: Type.Integer(),
    retard: Type.Integer(),
    habitudes: Type.Integer(),
  }),
  /** Pinned, then acted for lately. */
  aPortee: Type.Array(ClientSuivi),
  chiffres: ChiffresPortefeuille,
  /** The day the answer was made, in Paris. */
  jour: Jour,
});
export type Tournee = Static<typeof Tournee>;

export const lireTournee = defineCall({
  method: 'GET',
  path: '/api/delegue/tournee',
  acces: 'delegue',
  summary:
    'The customers a delegate should see, each with its reasons; with a position, those around it, nearest first.',
  query: Type.Object({
    raison: Type.Optional(Type.Enum(RAISONS_TOURNEE)),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
    latitude: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
    longitude: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
  }),
  answer: Tournee,
});
