/** What was spent month by month: goods without tax, without carriage. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { DEVISES } from '../argent.ts';
import type { EtatCommande } from '../commandes/commande.schema.ts';

/** What months are divided by; `mois`: nothing. */
export const AXES_DEPENSES = ['chantier', 'categorie', 'personne', 'mois'] as const;
export type AxeDepenses = (typeof AXES_DEPENSES)[number];

/** Orders that count: all but those that were given up. */
export const ETATS_DEPENSES = [
  'a-valider',
  'validee',
  'en-preparation',
  'expediee-partiellement',
  'expediee',
  'livree',
] as const satisfies readonly EtatCommande[];

/** Those shown by name; the others are one. */
export const SERIES_NOMMEES = 3;

const Decimal = Type.String({ pattern: '^-?\\d{1,15}\\.\\d{2}$' });

export const SerieDepenses = Type.Object({
  /** `sans`: without a chantier; `autres`: all that have no name here; `tout`: not divided. */
  genre: Type.Enum(['nommee', 'sans', 'autres', 'tout']),
  /** Name of the chantier, identifier of the category or of the person; '' without a name here. */
  cle: Type.String(),
  libelle: Type.String(),
  total: Decimal,
});
export type SerieDepenses = Static<typeof SerieDepenses>;

export const MoisDepenses = Type.Object({
  /** `yyyy-MM` */
  mois: Type.String({ pattern: '^\\d{4}-\\d{2}$' }),
  total: Decimal,
  /** In the same month of the year before. */
  avant: Decimal,
  /** One for each of `series`, in their order. */
  parts: Type.Array(Decimal),
});
export type MoisDepenses = Static<typeof MoisDepenses>;

export const Depenses = Type.Object({
  par: Type.Enum(AXES_DEPENSES),
  /** The company is billed in it: every amount is. */
  devise: Type.Enum(DEVISES),
  /** The greatest first, the rest last. */
  series: Type.Array(SerieDepenses),
  /** Twelve, the one that runs last. */
  mois: Type.Array(MoisDepenses),
  total: Decimal,
  /** In the twelve months before. */
  avant: Decimal,
});
export type Depenses = Static<typeof Depenses>;
