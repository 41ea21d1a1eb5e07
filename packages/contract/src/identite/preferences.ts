/** What can be preferred. */
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
  'export',
] as const;
export type GenreNotification = (typeof GENRES_NOTIFICATION)[number];

/** `mail`: at once, and on the site; `resume`: one mail a day, and on the site; `site`: there alone. */
export const CANAUX = ['mail', 'resume', 'site', 'aucun'] as const;
export type Canal = (typeof CANAUX)[number];

export const MODES_PREFERES = ['livraison', 'retrait-magasin'] as const;
export const MAX_CHANTIERS_PREFERES = 20;
export const FORMATS_PREFERES = ['pdf', 'xlsx', 'csv', 'texte', 'batigest', 'ebp'] as const;
