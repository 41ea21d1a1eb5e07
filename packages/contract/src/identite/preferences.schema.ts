/** How a person wants to be notified and shown things; kept with them, on every device. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { Nullable, NullableEnum } from '../http/id.schema.ts';
import { MAX_SIGNES_CHANTIER } from '../panier/limites.ts';
import { COLONNES } from './colonnes.ts';
import {
  CANAUX,
  DENSITES,
  FORMATS_PREFERES,
  MAX_CHANTIERS_PREFERES,
  MODES_PREFERES,
  PRIX_D_ABORD,
  type GenreNotification,
} from './preferences.ts';

const Canal = Type.Enum(CANAUX);

export const Notifications = Type.Object({
  commande: Canal,
  livraison: Canal,
  devis: Canal,
  approbation: Canal,
  facture: Canal,
  parc: Canal,
  offre: Canal,
  export: Canal,
} satisfies Record<GenreNotification, typeof Canal>);

/** The columns that each table shows, in their order; absent: all of them, as everybody has them. */
const Colonnes = Type.Object({
  commandes: Type.Optional(choixOf(COLONNES.commandes)),
  devis: Type.Optional(choixOf(COLONNES.devis)),
  prixNegocies: Type.Optional(choixOf(COLONNES.prixNegocies)),
  factures: Type.Optional(choixOf(COLONNES.factures)),
  habitudes: Type.Optional(choixOf(COLONNES.habitudes)),
});

function choixOf<const C extends readonly string[]>(colonnes: C) {
  return Type.Array(Type.Enum(colonnes), { maxItems: colonnes.length, uniqueItems: true });
}

export const Preferences = Type.Object({
  /** Which of the two prices is read first. */
  prix: Type.Enum(PRIX_D_ABORD),
  densite: Type.Enum(DENSITES),
  notifications: Notifications,
  /** Null: as the last order. */
  modeLivraison: NullableEnum(MODES_PREFERES),
  /** Names offered wherever a chantier of the basket is chosen, in this order. */
  chantiers: Type.Array(Type.String({ maxLength: MAX_SIGNES_CHANTIER }), {
    maxItems: MAX_CHANTIERS_PREFERES,
  }),
  /** The name of the chantier that takes what is added without a choice; null: it has none. */
  chantierDefaut: Nullable(Type.String({ minLength: 1, maxLength: MAX_SIGNES_CHANTIER })),
  formatExport: Type.Enum(FORMATS_PREFERES),
  colonnes: Colonnes,
});
export type Preferences = Static<typeof Preferences>;

/** Only what is given changes. */
export const PreferencesModifiees = Type.Partial(
  Type.Object({ ...Preferences.properties, notifications: Type.Partial(Notifications) }),
);
export type PreferencesModifiees = Static<typeof PreferencesModifiees>;
