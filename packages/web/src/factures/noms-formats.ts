import type { FormatFichier } from '@comptoir/contract/factures/etats-facture.ts';

/** What a file of an invoice is called. */
export const NOMS_FORMATS = {
  'factur-x': 'pdf',
  pdf: 'papier',
  ubl: 'ubl',
  cii: 'cii',
} as const satisfies Record<FormatFichier, string>;
