/** How a person wants to be notified and shown things; kept with them, on every device. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { NullableEnum } from '../http/id.schema.ts';
import {
  CANAUX,
  DENSITES,
  FORMATS_PREFERES,
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
} satisfies Record<GenreNotification, typeof Canal>);

export const Preferences = Type.Object({
  /** Which of the two prices is read first. */
  prix: Type.Enum(PRIX_D_ABORD),
  densite: Type.Enum(DENSITES),
  notifications: Notifications,
  /** Null: as the last order. */
  modeLivraison: NullableEnum(MODES_PREFERES),
  formatExport: Type.Enum(FORMATS_PREFERES),
});
export type Preferences = Static<typeof Preferences>;

/** Only what is given changes. */
export const PreferencesModifiees = Type.Partial(
  Type.Object({ ...Preferences.properties, notifications: Type.Partial(Notifications) }),
);
export type PreferencesModifiees = Static<typeof PreferencesModifiees>;
