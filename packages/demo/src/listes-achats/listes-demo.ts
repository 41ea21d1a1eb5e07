/** Shopping lists that a joiner keeps: a shelf, a van, a basket put aside. */
export interface ListeDemo {
  nom: string;
  /** Days since it was last changed. */
  ilYA: number;
  /** What is taken of what the company buys most: what comes in boxes, or the rest. */
  genre: 'visserie' | 'consommables' | 'panier';
  lignes: number;
  /** By place of line, from 1. */
  notes?: Readonly<Record<number, string>>;
}

export const LISTES_DEMO: readonly ListeDemo[] = [
  {
    nom: 'Étagère visserie, atelier',
    ilYA: 3,
    genre: 'visserie',
    lignes: 14,
    notes: { 1: 'Bac du haut', 4: 'Recompter le vendredi', 9: 'Bac 12, à droite' },
  },
  {
    nom: 'Fourgon de Thomas',
    ilYA: 9,
    genre: 'consommables',
    lignes: 9,
    notes: { 2: 'Toujours deux d’avance' },
  },
  { nom: 'Panier mis de côté', ilYA: 16, genre: 'panier', lignes: 5 },
];

/** Who keeps them. */
export const ACHETEURS_DEMO = [
  'acheteur@menuiserie-morel.test',
  'admin@menuiserie-morel.test',
] as const;

export const CHANTIER_DEMO = 'Rénovation rue des Lices';
export const COUPE_DEMO = '2x1200+1x800';
