/** What is added to the basket, and to which part of it. */
export interface LigneAjoutee {
  articleId: number;
  quantite: number;
  /** Told when it is the only one. */
  reference?: string;
}

/** Which part of the basket: one it has, or one by its name; the first without either. */
export interface ChantierVise {
  chantierId?: number;
  chantier?: string;
}
