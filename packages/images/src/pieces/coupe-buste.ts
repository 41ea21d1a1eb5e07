/** How a garment for the chest is cut. */
export interface CoupeBuste {
  /** From the neck to the hem, millimetres. */
  longueur: number;
  manches: 'longues' | 'courtes' | 'sans';
  /** 1 close to the body, 1.12 for what is worn over the rest. */
  ampleur?: number;
  /** How deep the neck is cut in front, and half how wide. */
  encolure?: number;
  col?: number;
  /** Hem taken in, as by a rib. */
  serre?: number;
  /** Strength of folds: 0.6 for thick cloth, 1.2 for thin. */
  plis?: number;
  /** Hem wider than the chest: coats. */
  evase?: number;
}
