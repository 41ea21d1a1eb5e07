/** Stores and pick-up points. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall } from '../http/call.ts';
import { Id, Nullable } from '../http/id.schema.ts';
import { EtatOuverture } from './ouverture.schema.ts';

export const TYPES_MAGASIN = ['magasin', 'point-de-retrait'] as const;
export type TypeMagasin = (typeof TYPES_MAGASIN)[number];

export const Magasin = Type.Object({
  id: Id,
  type: Type.Enum(TYPES_MAGASIN),
  libelle: Type.String(),
  slug: Type.String(),
  adresse: Type.Object({
    codePostal: Type.String(),
    ville: Type.String(),
    departement: Type.Object({ code: Type.String(), nom: Type.String() }),
  }),
});
export type Magasin = Static<typeof Magasin>;

const Plages = Type.Array(Type.Tuple([Type.String(), Type.String()]));
const Region = Type.Object({ slug: Type.String(), nom: Type.String() });

/** With what a list and a map of stores show. */
export const MagasinSitue = Type.Object({
  ...Magasin.properties,
  ligne1: Type.String(),
  ligne2: Nullable(Type.String()),
  region: Region,
  /** E.164. */
  telephone: Type.String(),
  latitude: Type.Number(),
  longitude: Type.Number(),
  /** Codes. */
  services: Type.Array(Type.String()),
  /** By ISO day, 1 is Monday; a day that is absent is closed. Paris time. */
  horaires: Type.Record(Type.String(), Plages),
  /** Days of the coming weeks, `yyyy-MM-dd`, on which it opens otherwise; holidays are not among them. */
  exceptions: Type.Record(Type.String(), Plages),
  ouverture: EtatOuverture,
  /** Kilometres as the crow flies, when a place was given. */
  distance: Nullable(Type.Integer()),
});
export type MagasinSitue = Static<typeof MagasinSitue>;

/** What every list of stores comes with. */
const Liste = {
  /** Today in Paris. */
  jour: Type.String(),
  /** Until then no store of the answer opens or closes (ISO moment). */
  jusqua: Type.String(),
  magasins: Type.Array(MagasinSitue),
  /** Services that some store has, and how many have them, whatever was asked. */
  services: Type.Array(Type.Object({ code: Type.String(), nombre: Type.Integer() })),
  /** All regions with a store, by name. */
  regions: Type.Array(Type.Object({ ...Region.properties, nombre: Type.Integer() })),
};

/** What narrows any of them. */
const Filtres = {
  /** Codes of services: those that have all of them. */
  service: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 40 }), { maxItems: 12 }),
  ),
  type: Type.Optional(Type.Enum(TYPES_MAGASIN)),
};

export const listerMagasins = defineCall({
  method: 'GET',
  path: '/api/magasins',
  acces: 'tous',
  credential: 'public',
  summary: 'Every store and pick-up point, by town.',
  answer: Type.Array(Magasin),
});

export const MAX_MAGASINS_TROUVES = 20;
/** Kilometres around a position. */
export const DISTANCE_PAR_DEFAUT = 150;

export const chercherMagasins = defineCall({
  method: 'GET',
  path: '/api/magasins/recherche',
  acces: 'tous',
  credential: 'public',
  summary:
    'Stores by town, postcode, department, region or name, the nearest first; of a region, or all of them, by region and town without a place.',
  query: Type.Object({
    recherche: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
    /** Slug of a region. */
    region: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
    ...Filtres,
  }),
  answer: Type.Object({
    ...Liste,
    /** Where the search was taken to be; null when nothing is called so, or nothing was asked. */
    lieu: Nullable(Type.String()),
    /** The region the answer is about. */
    region: Nullable(Region),
  }),
  refusals: ['introuvable'],
});

export const localiserMagasins = defineCall({
  method: 'GET',
  path: '/api/magasins/localisation',
  acces: 'tous',
  credential: 'public',
  summary: 'Stores around a position, the nearest first.',
  query: Type.Object({
    latitude: Type.Number({ minimum: -90, maximum: 90 }),
    longitude: Type.Number({ minimum: -180, maximum: 180 }),
    distance: Type.Optional(
      Type.Number({ minimum: 1, maximum: 2000, default: DISTANCE_PAR_DEFAUT }),
    ),
    ...Filtres,
  }),
  answer: Type.Object({ ...Liste, distance: Type.Number() }),
});

/** A day of a store as it really is. */
export const JourOuvert = Type.Object({
  jour: Type.String(),
  plages: Plages,
  /** Code of the holiday it is. */
  ferie: Nullable(Type.String()),
  /** Why it is not as in other weeks. */
  motif: Nullable(Type.String()),
});
export type JourOuvert = Static<typeof JourOuvert>;

export const lireHoraire = defineCall({
  method: 'GET',
  path: '/api/magasins/{id}/horaire',
  acces: 'tous',
  credential: 'public',
  summary:
    'When a store opens: its week, the next days as they really are, and whether it is open.',
  params: Type.Object({ id: Id }),
  answer: Type.Object({
    jour: Type.String(),
    jusqua: Type.String(),
    horaires: Type.Record(Type.String(), Plages),
    exceptions: Type.Record(Type.String(), Plages),
    ouverture: EtatOuverture,
    /** Today and the six days after. */
    semaine: Type.Array(JourOuvert),
    /** Later days that are not as in other weeks, for two months. */
    aVenir: Type.Array(JourOuvert),
  }),
  refusals: ['introuvable'],
});

export const EvenementMagasin = Type.Object({
  id: Id,
  jour: Type.String(),
  de: Type.String(),
  a: Type.String(),
  titre: Type.String(),
  texte: Type.String(),
});
export type EvenementMagasin = Static<typeof EvenementMagasin>;

export const lireMagasin = defineCall({
  method: 'GET',
  path: '/api/magasins/{id}',
  acces: 'tous',
  credential: 'public',
  summary: 'A store or pick-up point: where, when, what it does, what happens there, who is near.',
  params: Type.Object({ id: Id }),
  answer: Type.Object({
    jour: Type.String(),
    jusqua: Type.String(),
    magasin: Type.Object({
      ...MagasinSitue.properties,
      email: Type.String(),
      /** First name of who runs it; null where a team does. */
      responsable: Nullable(Type.String()),
      /** Its own words, in the language asked for. */
      texte: Type.String(),
      /** It delivers the neighbourhood with its own van. */
      livraison: Type.Boolean(),
      semaine: Type.Array(JourOuvert),
      aVenir: Type.Array(JourOuvert),
    }),
    evenements: Type.Array(EvenementMagasin),
    proches: Type.Array(MagasinSitue),
  }),
  refusals: ['introuvable'],
});
