/** What the print of an agreement is made of; compared part by part, each says what changed. */
export interface PartiesAccord {
  /** Goods and their amounts, line by line. */
  marchandise: string;
  livraison: string;
  paiement: string;
  /** HH:mm from which a store has it ready; empty elsewhere. */
  pret: string;
}

export function partiesAccord(accord: string): PartiesAccord {
  const [marchandise = '', livraison = '', paiement = '', pret = ''] = accord.split('.');
  return { marchandise, livraison, paiement, pret };
}
