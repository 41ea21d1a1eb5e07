/** A table as it is written into spreadsheets. */
/** `nombre` is a decimal with a dot, or '' where there is none; `exactes`: as many decimals as it has. */
export type Cellule = { texte: string } | { nombre: string; decimales: 0 | 2 | 4 | 'exactes' };

export interface Tableau {
  titre: string;
  /** `largeur` in signs. */
  colonnes: readonly { tete: string; largeur: number }[];
  rangees: readonly (readonly Cellule[])[];
}
