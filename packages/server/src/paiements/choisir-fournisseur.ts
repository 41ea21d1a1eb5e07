import { createBanqueEssai } from '../banque-essai/banque-essai.public.ts';
import type { Config } from '../config.ts';
import type { Pool } from '../db/pool.ts';
import type { FournisseurPaiement } from './fournisseur-paiement.public.ts';
import { createStripe } from './stripe.ts';

/** Undefined: cards are not taken. */
export function choisirFournisseur(
  { paiement, url }: Pick<Config, 'paiement' | 'url'>,
  pool: Pool,
): FournisseurPaiement | undefined {
  switch (paiement.fournisseur) {
    case 'stripe':
      return createStripe({ ...paiement, url });
    case 'banque-essai':
      return createBanqueEssai(pool);
    case 'aucun':
      return undefined;
  }
}
