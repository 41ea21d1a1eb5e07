/** The business terms of EN 16931 as they are read back out of a file, whatever its syntax. */
export interface Identifiant {
  scheme: string;
  valeur: string;
}

export interface Partie {
  /** BT-27, BT-44. */
  nom: string;
  /** BT-29, BT-46. */
  identifiants: Identifiant[];
  /** BT-30, BT-47. */
  siren: Identifiant | undefined;
  /** BT-31, BT-48. */
  tva: string;
  /** BT-34, BT-49. */
  electronique: Identifiant | undefined;
  /** BT-40, BT-55. */
  pays: string;
  /** BG-5, BG-8. */
  adresse: AdresseRelue | undefined;
}

export interface AdresseRelue {
  ligne1: string;
  ligne2: string;
  codePostal: string;
  ville: string;
}

export interface AjustementRelu {
  charge: boolean;
  montant: string;
  code: string;
  motif: string;
  categorie: string;
  taux: string;
}

export interface LigneRelue {
  id: string;
  quantite: string;
  unite: string;
  nom: string;
  prix: string;
  /** BT-149: the price is that of so many. */
  prixBase: string;
  prixBrut: string;
  remisePrix: string;
  montant: string;
  categorie: string;
  taux: string;
  /** BT-155. */
  reference: string;
  /** What a table says of each line; an XML says it of the invoice. */
  commande: string;
  bon: string;
  chantier: string;
  ajustements: AjustementRelu[];
}

export interface FactureRelue {
  specification: string;
  cadre: string;
  numero: string;
  date: string;
  type: string;
  devise: string;
  deviseTva: string;
  echeance: string;
  service: string;
  projet: string;
  commande: string;
  /** BT-14: what the seller calls the order. */
  commandeVendeur: string;
  /** BT-16. */
  bon: string;
  conditions: string;
  notes: { sujet: string; texte: string }[];
  precedente: { numero: string; date: string } | undefined;
  vendeur: Partie;
  acheteur: Partie;
  livreeLe: string;
  paysLivraison: string | undefined;
  periode: { du: string; au: string } | undefined;
  moyen: string;
  iban: string;
  tva: { base: string; montant: string; categorie: string; taux: string }[];
  ajustements: AjustementRelu[];
  totaux: {
    lignes: string;
    remises: string;
    frais: string;
    ht: string;
    tva: string;
    tvaCompta: string;
    ttc: string;
    regle: string;
    aPayer: string;
  };
  lignes: LigneRelue[];
}

export const D_UNE_TABLE = { commande: '', bon: '', chantier: '' };
