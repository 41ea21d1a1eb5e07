/** What a buyer agreed to: all that an order, a quote or a payment is made of. */
import type { AdressePostale } from '@comptoir/contract/livraison/adresse.schema.ts';
import type { LivraisonChoisie } from '@comptoir/contract/livraison/choix.schema.ts';
import type { DemandePlan } from '@comptoir/contract/livraison/demande-plan.ts';
import type { ModePaiement } from '@comptoir/contract/paiements/mode-paiement.ts';
import type { Goodie } from '@comptoir/contract/panier/goodies.contract.ts';
import type { ContactLivraison } from '@comptoir/contract/piece-ouverte/contact.schema.ts';
import type { PieceOuverte } from '@comptoir/contract/piece-ouverte/piece-ouverte.contract.ts';

/** Plain JSON: a payment keeps it until the bank has decided. */
export interface PieceAgreee extends Pick<
  PieceOuverte,
  'type' | 'commentaire' | 'nombreArticles' | 'promotions' | 'franco' | 'tarif' | 'chantiers'
> {
  livraison: LivraisonChoisie;
  contact: ContactLivraison;
  facturation: AdressePostale;
  /** Null for a quote. */
  modePaiement: ModePaiement | null;
  goodies: Goodie[];
  couponId: number | null;
  /** What dates came from but the stock and the clock: planned again when the stock is reserved. */
  plan: DemandePlan;
  /** The basket it was made from, emptied with the order unless it changed since. */
  panier: { id: number; version: number };
}
