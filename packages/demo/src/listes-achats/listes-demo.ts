/** Shopping lists that a joiner keeps: a shelf, a van, a basket put aside. */
export interface ListeDemo {
  nom: string;
  /** Days since it was last changed. */
  ilYA: number;
  /** What is taken of what the company buys most: what comes in boxes, or the rest. */
  genre: 'visserie' | 'consommables' | 'panier';
  lignes: number;
  /** All of the company counts it. */
  partagee?: boolean;
  /** What is kept on the shelf: how many times the usual quantity; 0: it is no shelf. */
  cible: number;
  /** Lines counted last, of which every second one is short. */
  comptees?: number;
  /** By place of line, from 1. */
  notes?: Readonly<Record<number, string>>;
}

export const LISTES_DEMO: readonly ListeDemo[] = [
  {
    nom: 'Étagère visserie, atelier',
    ilYA: 3,
    genre: 'visserie',
    lignes: 14,
    partagee: true,
    cible: 3,
    comptees: 8,
    notes: { 1: 'Bac du haut', 4: 'Recompter le vendredi', 9: 'Bac 12, à droite' },
  },
  {
    nom: 'Fourgon de Thomas',
    ilYA: 9,
    genre: 'consommables',
    lignes: 9,
    cible: 2,
    notes: { 2: 'Toujours deux d’avance' },
  },
  { nom: 'Panier mis de côté', ilYA: 16, genre: 'panier', lignes: 5, cible: 0 },
];

/** Who keeps them. */
export const ACHETEURS_DEMO = [
  'acheteur@menuiserie-morel.test',
  'admin@menuiserie-morel.test',
] as const;

export const CHANTIER_DEMO = 'Rénovation rue des Lices';
export const COUPE_DEMO = '2x1200+1x800';
