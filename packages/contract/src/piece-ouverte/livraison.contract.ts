/** Delivery of the open piece. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall } from '../http/call.ts';
import { Id, Nullable } from '../http/id.schema.ts';
import { AdresseLivraison } from '../livraison/adresse.schema.ts';
import { Jour } from '../http/jour.schema.ts';
import {
  ChoixLivraison,
  HeureLimite,
  MODES_LIVRAISON,
  OptionLivraison,
} from '../livraison/choix.schema.ts';
import { MessageControle } from '../panier/controles.contract.ts';
import { TarifPanier } from '../panier/tarif-panier.schema.ts';
import { PremieresDemandees } from '../panier/tranche.schema.ts';

export const ModeOffert = Type.Object({
  mode: Type.Enum(MODES_LIVRAISON),
  disponible: Type.Boolean(),
  /** Why it is not, in a sentence; null where it is. */
  raison: Nullable(Type.String()),
  /** First day something is there; of a store that has it, with the hour it is ready. */
  premierJour: Nullable(Jour),
  premiereHeure: Nullable(Type.String()),
  /** Lines that are there by then, of all. */
  lignesPretes: Type.Integer(),
  lignes: Type.Integer(),
});
export type ModeOffert = Static<typeof ModeOffert>;

export const Livraison = Type.Object({
  /** With what was used last where nothing was chosen yet. */
  choix: ChoixLivraison,
  /** Nothing is missing to go on. */
  complete: Type.Boolean(),
  modes: Type.Array(ModeOffert),
  adresses: Type.Array(AdresseLivraison),
  /** The store or pick-up point chosen. */
  magasin: Nullable(Type.Object({ id: Id, libelle: Type.String(), ville: Type.String() })),
  limite: HeureLimite,
  /** For the mode, address or store chosen. */
  options: Type.Array(OptionLivraison),
  /** Days that may be chosen. */
  jours: Type.Array(Jour),
  /** What the order comes to with it; port null while none is known. */
  tarif: TarifPanier,
  /** Choices that no longer fit, and what took their place. */
  messages: Type.Array(MessageControle),
});
export type Livraison = Static<typeof Livraison>;

export const lireLivraison = defineCall({
  method: 'GET',
  path: '/api/piece-ouverte/livraison',
  acces: 'acheteur',
  summary:
    'Delivery of the open piece: what is chosen, and what can be. With `nombre`, consignments name the first lines alone.',
  query: PremieresDemandees,
  answer: Livraison,
  refusals: ['introuvable', 'panier-a-corriger'],
});

export const listerOptionsLivraison = defineCall({
  method: 'GET',
  path: '/api/piece-ouverte/livraison/options',
  acces: 'acheteur',
  summary: 'Ways the open piece can be delivered to a postcode, or taken from a store.',
  query: Type.Object({
    codePostal: Type.Optional(Type.String({ pattern: '^\\d{5}$' })),
    mode: Type.Optional(Type.Enum(MODES_LIVRAISON)),
    magasinId: Type.Optional(Id),
  }),
  answer: Type.Object({
    zone: Nullable(Type.Integer()),
    limite: HeureLimite,
    options: Type.Array(OptionLivraison),
    jours: Type.Array(Jour),
  }),
  refusals: ['introuvable', 'panier-a-corriger'],
});

export const modifierLivraison = defineCall({
  method: 'PATCH',
  path: '/api/piece-ouverte/livraison',
  acces: 'acheteur',
  journal: 'piece-choix',
  summary: 'Chooses what is given of the delivery; what no longer goes with it falls back.',
  query: PremieresDemandees,
  body: Type.Partial(ChoixLivraison),
  answer: Livraison,
  refusals: ['introuvable', 'panier-a-corriger', 'livraison-impossible'],
});
