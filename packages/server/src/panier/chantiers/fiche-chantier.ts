/** What a chantier is known by. */
export interface FicheChantier {
  libelle: string | null;
  codeServiceChorus: string | null;
  numeroEngagement: string | null;
  referenceCommande: string | null;
}
