/** What the company does for a customer beside selling: what they have, what it spares, what they ask for. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall } from '../http/call.ts';
import { Nullable } from '../http/id.schema.ts';
import { Jour } from '../http/jour.schema.ts';
import { MontantSchema } from '../http/montant.schema.ts';

export const CODES_SERVICE = ['franco', 'cles', 'reparation', 'location', 'affutage'] as const;
export type CodeService = (typeof CODES_SERVICE)[number];

export const UNITES_SERVICE = ['mois', 'piece', 'jour'] as const;
export const ETATS_DEMANDE_SERVICE = ['recue', 'en-cours', 'terminee'] as const;

export const TEXTE_SERVICE = { minLength: 10, maxLength: 1000 };
/** Requests of one person within an hour. */
export const MAX_DEMANDES_SERVICE = 10;

/** What orders of twelve months tell of a service. */
export const EconomieService = Type.Object({
  /**
   * `port-evite`: they have the subscription, and this is what carriage would have cost. `port-paye`:
   * they do not, and this was paid. `affutage`: how much less it is than what was bought.
   */
  genre: Type.Enum(['port-evite', 'port-paye', 'affutage']),
  /** Orders, or pieces bought that could have been sharpened. */
  nombre: Type.Integer(),
  montant: MontantSchema,
  /** What those pieces cost; null of carriage. */
  achats: Nullable(MontantSchema),
});
export type EconomieService = Static<typeof EconomieService>;

export const DemandeService = Type.Object({
  numero: Type.String(),
  service: Type.Enum(CODES_SERVICE),
  etat: Type.Enum(ETATS_DEMANDE_SERVICE),
  /** ISO date. */
  le: Type.String(),
  auteur: Type.String(),
});
export type DemandeService = Static<typeof DemandeService>;

export const ServiceCompte = Type.Object({
  code: Type.Enum(CODES_SERVICE),
  titre: Type.String(),
  texte: Type.String(),
  /** Null: it is quoted. */
  prix: Nullable(Type.Object({ montant: MontantSchema, unite: Type.Enum(UNITES_SERVICE) })),
  /** The company has it, as long as it runs. */
  actif: Type.Boolean(),
  /** Null: nothing is known, or nothing was spent. */
  economie: Nullable(EconomieService),
});
export type ServiceCompte = Static<typeof ServiceCompte>;

export const ServicesDuCompte = Type.Object({
  services: Type.Array(ServiceCompte),
  /** The last ones: of the company for who runs its account, of themselves for the others. */
  demandes: Type.Array(DemandeService),
  /** The day the answer was made, in Paris. */
  jour: Jour,
});
export type ServicesDuCompte = Static<typeof ServicesDuCompte>;

export const lireServicesDuCompte = defineCall({
  method: 'GET',
  path: '/api/services-compte',
  acces: 'acheteur',
  summary:
    'Services of the company: which one has, what each spares by the orders of twelve months.',
  answer: ServicesDuCompte,
});

export const demanderService = defineCall({
  method: 'POST',
  path: '/api/services-compte/demandes',
  acces: 'acheteur',
  journal: 'service-demande',
  summary:
    'Asks for a service; who looks after the company and who asks each get a mail (Idempotency-Key required).',
  body: Type.Object({
    service: Type.Enum(CODES_SERVICE),
    texte: Type.String(TEXTE_SERVICE),
  }),
  answer: DemandeService,
  refusals: ['introuvable', 'service-deja-actif'],
  requestHeaders: { 'Idempotency-Key': 'required' },
});
