/** Where a basket is collected: which store has all of it now, or how few stops it takes. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall } from '../http/call.ts';
import { Id, Nullable } from '../http/id.schema.ts';
import { Jour } from '../http/jour.schema.ts';
import { MagasinSitue } from '../magasins/magasins.contract.ts';

/** Kilometres beyond which a store is no detour on the way to a job site. */
export const RAYON_RETRAIT_KM = 80;
/** Beyond that one has it delivered, whatever a store there has. */
export const LOIN_RETRAIT_KM = 160;
/** Nobody makes more stops before work. */
export const MAX_ARRETS = 3;
/** Stores that have everything, of one plan. */
export const MAX_MAGASINS_ENTIERS = 4;
/** Lines named of one stop, or of what is left; the count is of all. */
export const MAX_LIGNES_NOMMEES = 100;
/** A store that opens before suits who starts at a job site in the morning. */
export const OUVERTURE_MATINALE = '07:30';

const Moment = Type.Object({ jour: Jour, heure: Type.String() });

/** A store of the plan, seen for the whole order: an order is collected in one store. */
export const MagasinDuPlan = Type.Object({
  ...MagasinSitue.properties,
  /** From when what lies in it is ready; null for one that opens on no known day. */
  pret: Nullable(Moment),
  /** When it opens next for a day. */
  matin: Nullable(Moment),
  /** That is before 7h30. */
  matinal: Type.Boolean(),
  /** Lines of the order that are ready by then. */
  lignesPretes: Type.Integer(),
  /** When the last of the order is there, brought by the warehouse. */
  dernierJour: Nullable(Jour),
});
export type MagasinDuPlan = Static<typeof MagasinDuPlan>;

export const NATURES_DEPART = ['lieu', 'chantier', 'adresse', 'magasin'] as const;

/** What distances are measured from. */
export const PointDeDepart = Type.Object({
  /** A place that was asked about, the address of the chantier, the usual one, their store. */
  nature: Type.Enum(NATURES_DEPART),
  /** What people call it: « Villa Ker Anna », « Comptoir Nantes »; null for a position. */
  libelle: Nullable(Type.String()),
  /** Its town; null where it is not known. */
  ville: Nullable(Type.String()),
  /** A town, a department or a region that stands for it where its own town could not be placed. */
  approche: Nullable(Type.String()),
});
export type PointDeDepart = Static<typeof PointDeDepart>;

const LigneNommee = {
  ligneId: Id,
  reference: Type.String(),
  libelle: Type.String(),
  quantite: Type.Integer(),
};

export const RAISONS_RESTE = ['stock', 'coupe', 'sur-mesure'] as const;

const LigneEnReste = Type.Object({
  ...LigneNommee,
  /** No store around has it whole, has it and cuts panels, or it is made to measure. */
  raison: Type.Enum(RAISONS_RESTE),
});

/** What is said of the basket, and of each of its chantiers. */
const Plan = {
  /** Lines it is about. */
  lignes: Type.Integer(),
  /** Null: no place is known, so nothing is near. */
  depuis: Nullable(PointDeDepart),
  /** Those that have every line, the nearest first. */
  entiers: Type.Array(Type.Object({ magasinId: Id, distance: Type.Integer() })),
  /** How many stores have every line: of those up to `LOIN_RETRAIT_KM`, of all where no place is known. */
  nombreEntiers: Type.Integer(),
  /** The nearest of those beyond `RAYON_RETRAIT_KM`, up to `LOIN_RETRAIT_KM`, where none is nearer. */
  plusLoin: Nullable(Type.Object({ magasinId: Id, distance: Type.Integer() })),
  /** Where no store has everything: the fewest stops, then the shortest way, in their order. */
  arrets: Type.Array(
    Type.Object({
      magasinId: Id,
      distance: Type.Integer(),
      lignes: Type.Array(Type.Object(LigneNommee)),
      nombreLignes: Type.Integer(),
    }),
  ),
  /** Kilometres from the first stop past the others to the place they are measured from. */
  kilometres: Type.Integer(),
  /** What none of the stops has: to be delivered, or brought to a store. */
  reste: Type.Array(LigneEnReste),
  nombreReste: Type.Integer(),
};

export const PlanRetrait = Type.Object({
  /** The basket it was made from is at this one. */
  version: Type.String(),
  /** Today in Paris. */
  jour: Jour,
  /** All of it together. */
  panier: Type.Object(Plan),
  /** One for each where there are several, in the order of the page. */
  chantiers: Type.Array(Type.Object({ chantierId: Id, libelle: Nullable(Type.String()), ...Plan })),
  /** Those the plans name. */
  magasins: Type.Array(MagasinDuPlan),
});
export type PlanRetrait = Static<typeof PlanRetrait>;
export type PlanDeRetrait = PlanRetrait['panier'];

export const lirePlanRetrait = defineCall({
  method: 'GET',
  path: '/api/panier/plan-retrait',
  acces: 'client',
  summary:
    'Which stores have the whole basket, and each of its chantiers, in stock now, the nearest first, with their hours; otherwise the fewest stops. Distances are from the place given, else from the address of each chantier, the usual one, or their store.',
  query: Type.Object({
    /** A town or a postcode. */
    lieu: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    latitude: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
    longitude: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
  }),
  answer: PlanRetrait,
});
