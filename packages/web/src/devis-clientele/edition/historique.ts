/** Steps one may go back and forth over. What is typed in one cell is one step. */
export interface Historique<T> {
  passe: readonly T[];
  present: T;
  futur: readonly T[];
  /** What the last step was about; another of the same joins it. */
  sujet: string | undefined;
}

const MAX_PAS = 200;

export function commencer<T>(present: T): Historique<T> {
  return { passe: [], present, futur: [], sujet: undefined };
}

export function avancer<T>(historique: Historique<T>, present: T, sujet?: string): Historique<T> {
  if (present === historique.present) return historique;
  const isSuite = sujet !== undefined && sujet === historique.sujet;
  return {
    passe: isSuite
      ? historique.passe
      : [...historique.passe.slice(1 - MAX_PAS), historique.present],
    present,
    futur: [],
    sujet,
  };
}

export function annuler<T>(historique: Historique<T>): Historique<T> {
  const avant = historique.passe.at(-1);
  if (avant === undefined) return historique;
  return {
    passe: historique.passe.slice(0, -1),
    present: avant,
    futur: [historique.present, ...historique.futur],
    sujet: undefined,
  };
}

export function retablir<T>(historique: Historique<T>): Historique<T> {
  const [apres, ...futur] = historique.futur;
  if (apres === undefined) return historique;
  return {
    passe: [...historique.passe, historique.present],
    present: apres,
    futur,
    sujet: undefined,
  };
}
