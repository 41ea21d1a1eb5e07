/** The steps of the tunnel: their pages, and which may be opened. */
import { liens } from '@comptoir/contract/liens.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import {
  ETAPES_TUNNEL,
  type PieceOuverte,
} from '@comptoir/contract/piece-ouverte/piece-ouverte.contract.ts';

export type Etape = PieceOuverte['etape'];

const LIENS = {
  livraison: liens.tunnelLivraison,
  contact: liens.tunnelContact,
  confirmation: liens.tunnelConfirmation,
} as const;

export function lienEtape(locale: Locale, etape: Etape, query?: object): string {
  return LIENS[etape](locale, { query });
}

export function rangEtape(etape: Etape): number {
  return ETAPES_TUNNEL.indexOf(etape);
}

/** Those before the first that lacks something, and that one. */
export function isOuverte(etape: Etape, premiereIncomplete: Etape): boolean {
  return rangEtape(etape) <= rangEtape(premiereIncomplete);
}

/** By the name of its page in the route table. */
export const ETAPE_DE_PAGE: Readonly<Record<string, Etape>> = {
  livraison: 'livraison',
  'contact-de-livraison': 'contact',
  confirmation: 'confirmation',
};
