/** Work that waits for its turn. */
import { refus, type CodeErreur } from '@comptoir/contract/http/erreurs.ts';

/** `qui`: for whom; each of them in turn, whatever the others brought. */
export type EnTour = <T>(qui: string, work: () => Promise<T>) => Promise<T>;

export interface TourOptions {
  /** At a time, in all and for one. */
  max: number;
  maxParQui?: number;
  /** Waiting, in all and for one; beyond, the answer is that there is no room now. */
  attente: number;
  attenteParQui: number;
  /** What who finds no room is refused with. */
  complet?: CodeErreur;
}

export function createTour(options: TourOptions): EnTour {
  const { max, maxParQui = max, attente, attenteParQui } = options;
  const { complet = 'service-indisponible' } = options;
  // In the order of whose turn it is.
  const files = new Map<string, (() => void)[]>();
  const enCours = new Map<string, number>();
  let waiting = 0;
  let running = 0;

  const hasPlace = (qui: string) => (enCours.get(qui) ?? 0) < maxParQui;

  function commencer(qui: string): void {
    running++;
    enCours.set(qui, (enCours.get(qui) ?? 0) + 1);
  }

  function finir(qui: string): void {
    running--;
    const reste = (enCours.get(qui) ?? 1) - 1;
    if (reste > 0) enCours.set(qui, reste);
    else enCours.delete(qui);
  }

  function attendre(qui: string): Promise<void> {
    const file = files.get(qui) ?? [];
    if (waiting >= attente || file.length >= attenteParQui) throw refus(complet);
    files.set(qui, file);
    waiting++;
    return new Promise((resolve) => file.push(resolve));
  }

  /** The place goes to the first of those waiting who may have one. */
  function suivant(): void {
    for (const [qui, file] of files) {
      if (!hasPlace(qui)) continue;
      const next = file.shift();
      files.delete(qui);
      if (file.length > 0) files.set(qui, file);
      waiting--;
      commencer(qui);
      next?.();
      return;
    }
  }

  return async (qui, work) => {
    if (running >= max || !hasPlace(qui)) await attendre(qui);
    else commencer(qui);
    try {
      return await work();
    } finally {
      finir(qui);
      suivant();
    }
  };
}
