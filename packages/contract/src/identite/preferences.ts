/** What can be preferred, and what holds for who said nothing. */
import type { Preferences, PreferencesModifiees } from './preferences.schema.ts';

export const PRIX_D_ABORD = ['ht', 'ttc'] as const;
export const DENSITES = ['aeree', 'serree'] as const;

/** What the shop notifies of. */
export const GENRES_NOTIFICATION = [
  'commande',
  'livraison',
  'devis',
  'approbation',
  'facture',
  'parc',
  'offre',
] as const;
export type GenreNotification = (typeof GENRES_NOTIFICATION)[number];

/** `mail`: at once, and on the site; `resume`: one mail a day, and on the site; `site`: there alone. */
export const CANAUX = ['mail', 'resume', 'site', 'aucun'] as const;
export type Canal = (typeof CANAUX)[number];

export const MODES_PREFERES = ['livraison', 'retrait-magasin'] as const;
export const FORMATS_PREFERES = ['pdf', 'xlsx', 'csv', 'texte', 'batigest', 'ebp'] as const;

export const PREFERENCES: Preferences = {
  prix: 'ht',
  densite: 'aeree',
  notifications: {
    commande: 'mail',
    livraison: 'mail',
    devis: 'mail',
    approbation: 'mail',
    facture: 'mail',
    parc: 'mail',
    offre: 'mail',
  },
  modeLivraison: null,
  formatExport: 'pdf',
};

/** What was chosen, and the rest as it is for everybody. */
export function completerPreferences(choisies: PreferencesModifiees): Preferences {
  return {
    ...PREFERENCES,
    ...choisies,
    notifications: { ...PREFERENCES.notifications, ...choisies.notifications },
  };
}
