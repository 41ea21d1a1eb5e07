/** Work that waits for its turn. */
import { refus } from '@comptoir/contract/erreurs.ts';

/** `qui`: for whom; each of them in turn, whatever the others brought. */
export type EnTour = <T>(qui: string, work: () => Promise<T>) => Promise<T>;

export interface TourOptions {
  /** At a time. */
  max: number;
  /** Waiting, in all and for one; beyond, the answer is that there is no room now. */
  attente: number;
  attenteParQui: number;
}

export function createTour({ max, attente, attenteParQui }: TourOptions): EnTour {
  // In the order of whose turn it is.
  const files = new Map<string, (() => void)[]>();
  let waiting = 0;
  let running = 0;

  function attendre(qui: string): Promise<void> {
    const file = files.get(qui) ?? [];
    if (waiting >= attente || file.length >= attenteParQui) throw refus('service-indisponible');
    files.set(qui, file);
    waiting++;
    return new Promise((resolve) => file.push(resolve));
  }

  /** The place goes to who waits, and is free only when nobody does. */
  function suivant(): void {
    const [qui, file] = files.entries().next().value ?? [];
    const next = file?.shift();
    if (qui === undefined || !file || !next) {
      running--;
      return;
    }
    files.delete(qui);
    if (file.length > 0) files.set(qui, file);
    waiting--;
    next();
  }

  return async (qui, work) => {
    if (running >= max) await attendre(qui);
    else running++;
    try {
      return await work();
    } finally {
      suivant();
    }
  };
}
