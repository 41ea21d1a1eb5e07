/** Tables whose columns people choose: all that each has, in the order everybody sees them at first. */
export const COLONNES = {
  commandes: ['date', 'chantier', 'auteur', 'origine', 'etat', 'prevue', 'montant'],
  devis: ['date', 'chantier', 'auteur', 'etat', 'validite', 'montant'],
  factures: ['date', 'echeance', 'chantier', 'commande', 'etat', 'ht', 'montant', 'reste'],
  prixNegocies: ['prix', 'public', 'gain', 'fin', 'achats'],
  habitudes: ['rythme', 'dernier', 'prix', 'stock', 'echeance'],
} as const;

/** Rows that are chosen in a table at a time: those of some pages. */
export const MAX_CHOISIES = 200;

export type Tableau = keyof typeof COLONNES;
export type Colonne<T extends Tableau> = (typeof COLONNES)[T][number];
