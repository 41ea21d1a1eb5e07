/** What holds for who preferred nothing. */
import type { Preferences, PreferencesModifiees } from './preferences.schema.ts';

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
    export: 'mail',
  },
  modeLivraison: null,
  chantiers: [],
  chantierDefaut: null,
  formatExport: 'pdf',
  colonnes: {},
};

/** What was chosen, and the rest as it is for everybody. */
export function completerPreferences(choisies: PreferencesModifiees): Preferences {
  return {
    ...PREFERENCES,
    ...choisies,
    notifications: { ...PREFERENCES.notifications, ...choisies.notifications },
  };
}
