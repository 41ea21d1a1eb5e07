/** The customers a delegate looks after. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall } from '../http/call.ts';
import { Id, Nullable } from '../http/id.schema.ts';
import { Jour } from '../http/jour.schema.ts';
import { MontantSchema } from '../http/montant.schema.ts';

/** `recents`: the last acted for; `epingles`: those kept at hand; `proches`: by distance. */
export const LISTES_COMPTES = ['tous', 'recents', 'epingles', 'proches'] as const;
export type ListeComptes = (typeof LISTES_COMPTES)[number];
export const COMPTES_PAR_PAGE = 20;

export const CompteClient = Type.Object({
  id: Id,
  code: Type.String(),
  libelle: Type.String(),
  codePostal: Type.String(),
  ville: Type.String(),
  siret: Type.String(),
  telephone: Type.String(),
  /** May look and ask for quotes, not order. */
  bloque: Type.Boolean(),
  epingle: Type.Boolean(),
  utilisateurs: Type.Integer(),
  /** Invoiced and past its date; null where the ERP reported nothing. */
  retard: Nullable(MontantSchema),
  /** The person through whom the search found it, where no word of the company did. */
  trouvePar: Nullable(Type.String()),
  /** Kilometres, of `proches` alone. */
  distance: Nullable(Type.Number()),
});
export type CompteClient = Static<typeof CompteClient>;

export const listerComptes = defineCall({
  method: 'GET',
  path: '/api/delegue/comptes',
  acces: 'delegue',
  summary:
    'Customers by code, name, town, postcode, SIRET, telephone, names and addresses of their people; accents and typing errors tolerated.',
  query: Type.Object({
    recherche: Type.Optional(Type.String({ maxLength: 200 })),
    liste: Type.Optional(Type.Enum(LISTES_COMPTES)),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 1 })),
    latitude: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
    longitude: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
  }),
  answer: Type.Object({
    comptes: Type.Array(CompteClient),
    /** Counted up to a limit, then `plus` is true. */
    total: Type.Integer(),
    plus: Type.Boolean(),
    page: Type.Integer(),
  }),
});

export const epinglerCompte = defineCall({
  method: 'PUT',
  path: '/api/delegue/comptes/{id}/epingle',
  acces: 'delegue',
  journal: false,
  summary: 'Keeps a customer at hand, or no longer.',
  params: Type.Object({ id: Id }),
  body: Type.Object({ epingle: Type.Boolean() }),
  refusals: ['introuvable', 'hors-portefeuille'],
});

/** What a delegate wants to know before calling a customer. */
export const FicheClient = Type.Object({
  compte: CompteClient,
  adresse: Type.Object({ ligne1: Type.String(), ligne2: Nullable(Type.String()) }),
  metier: Type.String(),
  magasin: Nullable(Type.String()),
  derniereCommande: Nullable(Type.Object({ le: Type.String(), montant: MontantSchema })),
  /** Twelve months, and the twelve before. */
  chiffreAffaires: Type.Object({ courant: MontantSchema, precedent: MontantSchema }),
  /** Invoiced and not paid. */
  encours: MontantSchema,
  /** Ordered on account and not invoiced yet. */
  engage: MontantSchema,
  /** What may still be ordered on account, tax included, as at the checkout; null: no limit. */
  creditRestant: Nullable(MontantSchema),
  /** Past its date. */
  retard: MontantSchema,
  /** The invoices it is of, and the day of the oldest; null where there is none, or the ERP tells the amount alone. */
  facturesEchues: Nullable(Type.Object({ nombre: Type.Integer(), depuis: Jour })),
  plafondCredit: Nullable(MontantSchema),
  devisQuiExpirent: Type.Integer(),
  /** What they buy regularly and should need again, the most overdue first. */
  habitudesDues: Type.Array(
    Type.Object({
      articleId: Id,
      reference: Type.String(),
      libelle: Type.String(),
      dernierLe: Type.String(),
      /** Units of sale, usually bought at once, as they are sold. */
      quantite: Type.Integer(),
    }),
  ),
  /** Lines of the baskets of its people. */
  lignesPanier: Type.Integer(),
  /** The day the answer was made, in Paris. */
  jour: Type.String(),
});
export type FicheClient = Static<typeof FicheClient>;

export const lireFicheClient = defineCall({
  method: 'GET',
  path: '/api/delegue/comptes/{id}',
  acces: 'delegue',
  summary: 'The card of a customer: last order, turnover, what is overdue, what they should need.',
  params: Type.Object({ id: Id }),
  answer: FicheClient,
  refusals: ['introuvable', 'hors-portefeuille'],
});
