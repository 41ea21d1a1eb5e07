/** A line of an order as it is kept: amounts are decimals in its currency. */
export interface LigneEcrite {
  rang: number;
  chantierRang: number;
  articleId: number;
  reference: string;
  libelle: string;
  unite: string;
  quantite: number;
  traitCoupe: string;
  remise: string | null;
  prixPublicHT: string;
  prixHT: string;
  montantHT: string;
  promotionHT: string;
  ecoHT: string | null;
  tva: string;
  prevueLe: string;
}
