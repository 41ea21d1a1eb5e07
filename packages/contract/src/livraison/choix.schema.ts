/** What a buyer chooses of the delivery, and what comes of it. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { Id, Nullable } from '../http/id.schema.ts';
import { Jour } from '../http/jour.schema.ts';
import { MontantSchema } from '../http/montant.schema.ts';
import { ContactLivraison } from '../piece-ouverte/contact.schema.ts';
import { AdressePostale } from './adresse.schema.ts';

export const MODES_LIVRAISON = ['livraison', 'retrait-magasin', 'point-retrait'] as const;
export type ModeLivraison = (typeof MODES_LIVRAISON)[number];

/**
 * `au-plus-tot`: each part as soon as it can; `jour-choisi`: what is ready by then on that day, the
 * rest after it; `complete`: all at once; `express`: the next working day before an hour;
 * `par-chantier`: a day, and an address if wanted, for each chantier.
 */
export const FORMULES_LIVRAISON = [
  'au-plus-tot',
  'jour-choisi',
  'complete',
  'express',
  'par-chantier',
] as const;
export type FormuleLivraison = (typeof FORMULES_LIVRAISON)[number];

export const ChoixLivraison = Type.Object({
  mode: Type.Enum(MODES_LIVRAISON),
  /** An address of the company; null: not chosen yet, or not needed. */
  adresseId: Nullable(Id),
  /** The store, or the pick-up point. */
  magasinId: Nullable(Id),
  formule: Type.Enum(FORMULES_LIVRAISON),
  /** The day chosen with `jour-choisi`. */
  jour: Nullable(Jour),
  /** What `par-chantier` needs; a chantier not named goes with `adresseId`, as soon as it can. */
  chantiers: Type.Array(
    Type.Object({ chantierId: Id, adresseId: Nullable(Id), jour: Nullable(Jour) }),
    { maxItems: 200 },
  ),
});
export type ChoixLivraison = Static<typeof ChoixLivraison>;

/** One consignment. */
export const Envoi = Type.Object({
  /** It arrives, or is ready. */
  jour: Jour,
  /** HH:mm it arrives before, or is ready from; null: in the course of the day. */
  heure: Nullable(Type.String()),
  /** Null: of several chantiers. */
  chantierId: Nullable(Id),
  /** What it is called; null also where it has no name. */
  chantier: Nullable(Type.String()),
  /** Town, store or pick-up point. */
  destination: Type.String(),
  lignes: Type.Array(Type.Object({ ligneId: Id, quantite: Type.Integer() })),
  /** The count of all its lines; present where `lignes` are those of a slice. */
  nombreLignes: Type.Optional(Type.Integer()),
  /** Grams. */
  poids: Type.Integer(),
});
export type Envoi = Static<typeof Envoi>;

export const OptionLivraison = Type.Object({
  formule: Type.Enum(FORMULES_LIVRAISON),
  disponible: Type.Boolean(),
  /** Why it is not, in a sentence; null where it is. */
  raison: Nullable(Type.String()),
  /** Carriage without tax; null where it is not offered. */
  port: Nullable(MontantSchema),
  /** What carriage is made of, or why there is none: « Longueurs > 2 m, département 35 », « Franco ». */
  portLibelle: Type.String(),
  /** When all of it is there. */
  dernierJour: Nullable(Jour),
  envois: Type.Array(Envoi),
});
export type OptionLivraison = Static<typeof OptionLivraison>;

/** The cut-off by which an order has to be placed for these dates to hold. */
export const HeureLimite = Type.Object({
  /** ISO instant. */
  avant: Type.String(),
  jour: Jour,
  /** HH:mm in Paris. */
  heure: Type.String(),
});

/** Where a consignment goes when it is not where the rest goes: a copy of that address. */
export const Ailleurs = Type.Object({
  /** An address the company had when it was chosen: it may have changed or gone since. */
  adresseId: Nullable(Id),
  /** What the buyer calls it. */
  libelle: Type.String(),
  adresse: AdressePostale,
  consignes: Type.String(),
  /** Who is met there; null: the contact of the order. */
  contact: Nullable(ContactLivraison),
});
export type Ailleurs = Static<typeof Ailleurs>;

export const EnvoiChoisi = Type.Object({
  ...Envoi.properties,
  /** Null: where the order goes. */
  ailleurs: Nullable(Ailleurs),
});
export type EnvoiChoisi = Static<typeof EnvoiChoisi>;

/** A delivery as an order keeps it: copies of the address and the store. */
export const LivraisonChoisie = Type.Object({
  mode: Type.Enum(MODES_LIVRAISON),
  formule: Type.Enum(FORMULES_LIVRAISON),
  /** Address of the delivery, store or pick-up point; some consignments may go elsewhere. */
  adresse: Nullable(AdressePostale),
  /** An address the company had when it was chosen: it may have changed or gone since. */
  adresseId: Nullable(Id),
  /** What the buyer calls it, or the name of the store. */
  libelle: Type.String(),
  consignes: Type.String(),
  magasinId: Nullable(Id),
  envois: Type.Array(EnvoiChoisi),
  port: MontantSchema,
  portLibelle: Type.String(),
});
export type LivraisonChoisie = Static<typeof LivraisonChoisie>;
