/** What a delegate does for a customer that the journal keeps. */

/** Each has its words in the catalogue `journal`. */
export const ACTIONS_JOURNAL = [
  'session-ouverte',
  'session-quittee',
  'panier-ajout',
  'panier-modification',
  'panier-remise',
  'panier-remplacement',
  'panier-retrait',
  'panier-deplacement',
  'panier-chantier',
  'panier-entete',
  'panier-coupon',
  'panier-goodie',
  'panier-import',
  'liste-achats',
  'piece-ouverte',
  'piece-choix',
  'adresse-livraison',
  'commande-passee',
  'commande-annulee',
  'devis',
  'devis-propose',
  'magasin-choisi',
  'identifiants-renvoyes',
  'panier-remis',
  'avis-donne',
  'question-posee',
  'demande-contact',
  'message-lu',
] as const;
export type ActionJournal = (typeof ACTIONS_JOURNAL)[number];
