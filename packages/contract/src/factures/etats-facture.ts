/** Where an invoice stands: what is left of it, whether its day is past, whether it is disputed. */
export const ETATS_FACTURE = [
  'a-payer',
  'partielle',
  'en-retard',
  'en-litige',
  'payee',
  'a-deduire',
  'deduite',
] as const;
export type EtatFacture = (typeof ETATS_FACTURE)[number];

/** Something of them is still to be paid. */
export const ETATS_OUVERTS: readonly EtatFacture[] = [
  'a-payer',
  'partielle',
  'en-retard',
  'en-litige',
];

/** What is due, by how many days it is late: the columns of the chart. */
export const TRANCHES_RETARD = ['a-echoir', '1-30', '31-60', '61-90', '91'] as const;
export type TrancheRetard = (typeof TRANCHES_RETARD)[number];

export const FORMATS_FACTURE = ['factur-x', 'ubl', 'cii'] as const;
export type FormatFacture = (typeof FORMATS_FACTURE)[number];

/** An ERP may give a paper that holds no data. */
export const FORMATS_FICHIER = ['factur-x', 'pdf', 'ubl', 'cii'] as const;
export type FormatFichier = (typeof FORMATS_FICHIER)[number];

/** Made by the shop, or taken in from the ERP. */
export const ORIGINES_FACTURE = ['comptoir', 'erp'] as const;
export type OrigineFacture = (typeof ORIGINES_FACTURE)[number];

/** How something of an invoice was settled. */
export const MOYENS_REGLEMENT = ['carte', 'virement', 'comptoir', 'avoir', 'trop-percu'] as const;
export type MoyenReglement = (typeof MOYENS_REGLEMENT)[number];

/** By which way a company gets its invoices. */
export const CANAUX_FACTURE = ['pdf', 'factur-x', 'plateforme', 'chorus'] as const;
export type CanalFacture = (typeof CANAUX_FACTURE)[number];

/** What became of its sending: waits, laid down, received, paid, refused, rejected by the buyer, given up. */
export const ETATS_ENVOI = [
  'attente',
  'deposee',
  'recue',
  'payee',
  'refusee',
  'rejetee',
  'abandonnee',
] as const;
export type EtatEnvoi = (typeof ETATS_ENVOI)[number];
